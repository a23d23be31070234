import type { Protocol } from "../../../lib/net/protocol";

export const words = {
  chat: { en: "Chat", de: "Chat" },
  unread: { en: "Chat, {count} new", de: "Chat, {count} neu" },
  empty: { en: "Only the players at this table can read this.", de: "Das lesen nur die Spieler an diesem Tisch." },
  message: { en: "Message", de: "Nachricht" },
  send: { en: "Send", de: "Senden" },
  reactions: { en: "Reactions", de: "Reaktionen" },
  mute: { en: "Mute {name}", de: "{name} stummschalten" },
  unmute: { en: "Unmute {name}", de: "{name} nicht mehr stummschalten" },
  off: { en: "Turn chat off", de: "Chat ausschalten" },
  turnedOff: { en: "Chat is off at this table.", de: "Der Chat ist an diesem Tisch ausgeschaltet." },
};

type Reaction = NonNullable<Protocol["ChatLine"]["reaction"]>;

export const reactions: Record<Reaction, { sign: string; say: { en: string; de: string } }> = {
  nice: { sign: "👏", say: { en: "Nice move!", de: "Schöner Zug!" } },
  thanks: { sign: "🙏", say: { en: "Thanks!", de: "Danke!" } },
  wow: { sign: "😮", say: { en: "Wow!", de: "Wow!" } },
  laugh: { sign: "😄", say: { en: "Haha!", de: "Haha!" } },
  oops: { sign: "🙈", say: { en: "Oops!", de: "Ups!" } },
  hurry: { sign: "⏳", say: { en: "Your turn!", de: "Du bist dran!" } },
  good_game: { sign: "🤝", say: { en: "Good game!", de: "Gute Partie!" } },
};
