// What the layers of help say.
export const words = {
  help: { en: "Help", de: "Hilfe" },
  close: { en: "Close", de: "Schließen" },
  not_now: { en: "Not possible now", de: "Jetzt nicht möglich" },
  possible: { en: "That is possible now", de: "Das geht jetzt" },
  possible_text: {
    en: "Nothing stands in the way: it is among your choices.",
    de: "Nichts spricht dagegen: Es steht in deiner Auswahl.",
  },
  read_ruling: { en: "See the ruling", de: "Regelentscheid ansehen" },
  show: { en: "Show what I can do: {count}", de: "Zeig, was ich tun kann: {count}" },
  rules: { en: "Rules", de: "Regeln" },
} as const;
