// What the first ride of Daddy Winchester says: its name, its stations in their order, its cards by their ids, its end.
import type { Both } from "../../../lib/net/protocol";
import type { LessonWords } from "../../first-ride/ride";

export const title: Both = { en: "First auctions", de: "Erste Auktionen" };

export const stations: Both[] = [
  { en: "How you win", de: "So gewinnst du" },
  { en: "What to want", de: "Was du willst" },
  { en: "Bid or pass", de: "Biete oder passe" },
  { en: "See who bought it", de: "Sieh, wer gekauft hat" },
  { en: "Buy a plot of your own", de: "Kauf eine eigene Parzelle" },
];

export const end: Both = {
  en: "It goes on like this until all 19 plots are sold. Then everybody adds up cash, secret objectives and the bonus for most plots, and the richest wins.",
  de: "So geht es weiter, bis alle 19 Parzellen verkauft sind. Dann zählen alle Bargeld, geheime Ziele und den Bonus für die meisten Parzellen zusammen, und wer am reichsten ist, gewinnt.",
};

export const lessons: Record<string, LessonWords> = {
  win: {
    title: { en: "How you win", de: "So gewinnst du" },
    text: {
      en: "The richest heir wins. 19 plots of land are sold, one auction after the other; after the last one the game ends. Your cash counts, plus what your secret objectives pay, plus $5000 for owning the most plots. You start with ${cash}000.",
      de: "Wer am reichsten ist, gewinnt. 19 Parzellen werden verkauft, eine Auktion nach der anderen; nach der letzten endet das Spiel. Es zählen dein Bargeld, was deine geheimen Ziele zahlen, und 5000 $ für die meisten Parzellen. Du beginnst mit {cash}000 $.",
    },
  },
  secrets: {
    title: { en: "What only you know", de: "Was nur du weißt" },
    text: {
      en: "Your two secret objectives tell you which plots to want: {first}; {second}. They pay at the end for everything that matches. The others don't see them, and they don't see your cash.",
      de: "Deine zwei geheimen Ziele sagen dir, welche Parzellen du willst: {first}; {second}. Sie zahlen am Ende für alles, was passt. Die anderen sehen sie nicht, und dein Bargeld auch nicht.",
    },
  },
  shared: {
    title: { en: "Objectives for everybody", de: "Ziele für alle" },
    text: {
      en: "Five piles of money wait for the first who fulfils the objective on them. Each card shows how far you are and who is closest. A plot that completes one is worth a high bid.",
      de: "Fünf Stapel Geld warten auf den, der das Ziel darauf zuerst erfüllt. Jede Karte zeigt, wie weit du bist und wer am nächsten dran ist. Eine Parzelle, die eines vollendet, ist ein hohes Gebot wert.",
    },
  },
  auction: {
    title: { en: "The auction", de: "Die Auktion" },
    text: {
      en: "The marked plot is for sale. Bid more than the last bid, or pass and be out of this auction. What the buyer pays is split among all the others: overpaying makes your rivals rich, and driving the price up for somebody else pays you.",
      de: "Die markierte Parzelle steht zum Verkauf. Biete mehr als das letzte Gebot oder passe, dann bist du aus dieser Auktion raus. Was der Käufer zahlt, wird unter allen anderen geteilt: Zu viel zu zahlen macht deine Rivalen reich, und anderen den Preis hochzutreiben bringt dir Geld.",
    },
  },
  bid: {
    title: { en: "Bid or pass", de: "Biete oder passe" },
    text: {
      en: "Ask yourself what the plot is worth to you: its token, your secrets, the shared objectives. Stay below that. If nobody bids, the starting player must take it for $1000.",
      de: "Überleg, was die Parzelle dir wert ist: ihr Plättchen, deine geheimen Ziele, die gemeinsamen Ziele. Bleib darunter. Bietet niemand, muss der Startspieler sie für 1000 $ nehmen.",
    },
  },
  again: {
    title: { en: "The next plot", de: "Die nächste Parzelle" },
    text: {
      en: "Think before each auction: does it fit your secrets, a shared objective, or a plot you own? Then bid for it. If not, push the price a little and pass in time.",
      de: "Überleg vor jeder Auktion: Passt sie zu deinen geheimen Zielen, zu einem gemeinsamen Ziel oder zu einer Parzelle von dir? Dann biete mit. Wenn nicht, treib den Preis ein wenig hoch und passe rechtzeitig.",
    },
  },
  recap: {
    title: { en: "Sold!", de: "Verkauft!" },
    text: {
      en: "{what}\nSold plots carry their owner's colour.",
      de: "{what}\nVerkaufte Parzellen tragen die Farbe ihres Besitzers.",
    },
  },
  card: {
    title: { en: "A hidden card lies here", de: "Hier liegt eine verdeckte Karte" },
    text: {
      en: "Whoever buys this plot turns it over and gets the money on it at once. Nobody knows how much, unless a rumor has shown it.",
      de: "Wer diese Parzelle kauft, dreht sie um und bekommt sofort das Geld darauf. Niemand weiß, wie viel, außer ein Gerücht hat es gezeigt.",
    },
  },
  "token-movement": {
    title: { en: "This plot brings a movement", de: "Diese Parzelle bringt eine Bewegung" },
    text: {
      en: "The buyer sends the locomotive or the boat to a square. Every owned plot beside it then earns its owner $1000.",
      de: "Wer kauft, schickt die Lokomotive oder das Schiff auf ein Feld. Jede verkaufte Parzelle daneben bringt ihrem Besitzer 1000 $.",
    },
  },
  "token-saloon": {
    title: { en: "This plot brings the saloon", de: "Diese Parzelle bringt den Saloon" },
    text: {
      en: "The buyer takes all tips in the saloon, now ${tips}000. What can't be split evenly among the others goes there.",
      de: "Wer kauft, nimmt alles Trinkgeld aus dem Saloon, jetzt {tips}000 $. Was sich unter den anderen nicht teilen lässt, kommt dorthin.",
    },
  },
  "token-rumor": {
    title: { en: "This plot brings a rumor", de: "Diese Parzelle bringt ein Gerücht" },
    text: {
      en: "The buyer may look at one hidden card: somebody's secret objective, a mine or the ranch.",
      de: "Wer kauft, darf eine verdeckte Karte ansehen: ein geheimes Ziel von jemandem, eine Mine oder die Ranch.",
    },
  },
  duel: {
    title: { en: "You could duel", de: "Du könntest dich duellieren" },
    text: {
      en: "Only two are left in this auction. Once in the game you may challenge the other: with even odds you buy the plot at the last bid, without raising it.",
      de: "Nur zwei sind noch in dieser Auktion. Einmal im Spiel darfst du den anderen fordern: Mit 50 % Chance kaufst du die Parzelle zum letzten Gebot, ohne zu erhöhen.",
    },
  },
  movement: {
    title: { en: "Send the locomotive or the boat", de: "Schick die Lokomotive oder das Schiff" },
    text: {
      en: "Choose a square beside many of your plots and few of the others'.",
      de: "Wähl ein Feld neben vielen Parzellen von dir und wenigen der anderen.",
    },
  },
  rumor: {
    title: { en: "Where do you look?", de: "Wo siehst du nach?" },
    text: {
      en: "A secret objective tells you what a rival will bid for; a mine or the ranch tells you what its plot is worth.",
      de: "Ein geheimes Ziel verrät dir, worauf ein Rivale bieten wird; eine Mine oder die Ranch, was ihre Parzelle wert ist.",
    },
  },
};
