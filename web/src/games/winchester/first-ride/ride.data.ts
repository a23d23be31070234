// What the first ride of Daddy Winchester says: its name, its stations in their order, and its cards by their ids.
import type { Both } from "../../../lib/net/protocol";
import type { LessonWords, StationWords } from "../../first-ride/ride";

export const title: Both = { en: "First auctions", de: "Erste Auktionen" };

export const stations: StationWords[] = [
  {
    title: { en: "Look at your secret objectives", de: "Sieh deine geheimen Ziele an" },
    note: { en: "They tell you which plots to want.", de: "Sie sagen dir, welche Parzellen du willst." },
  },
  {
    title: { en: "Bid or pass", de: "Biete oder passe" },
    note: { en: "Your price goes to the others.", de: "Dein Preis geht an die anderen." },
  },
  {
    title: { en: "Buy a plot", de: "Kauf eine Parzelle" },
    note: { en: "Its bonus token is yours at once.", de: "Ihr Bonusplättchen gehört dir sofort." },
  },
  {
    title: { en: "Go for a shared objective", de: "Hol dir ein gemeinsames Ziel" },
    note: { en: "Each pile goes to one player only.", de: "Jeder Stapel geht nur an einen." },
  },
];

export const lessons: Record<string, LessonWords> = {
  secrets: {
    title: { en: "What only you know", de: "Was nur du weißt" },
    text: {
      en: "Your two secret objectives pay at the end: {first}; {second}. Nobody else sees them, nor your cash.",
      de: "Deine zwei geheimen Ziele zahlen am Ende: {first}; {second}. Niemand sonst sieht sie, auch nicht dein Geld.",
    },
  },
  auction: {
    title: { en: "A plot is for sale", de: "Eine Parzelle steht zum Verkauf" },
    text: {
      en: "Bid more than the last one, or pass and be out of this auction. The price is shared among all others, so what you pay arms your rivals.",
      de: "Biete mehr als der Letzte, oder passe und sei aus dieser Auktion raus. Der Preis wird unter allen anderen geteilt: Was du zahlst, stärkt deine Rivalen.",
    },
  },
  "token-movement": {
    title: { en: "This plot brings a movement", de: "Diese Parzelle bringt eine Bewegung" },
    text: {
      en: "The buyer sends the locomotive or the boat somewhere; every owned plot beside that square earns its owner $1000.",
      de: "Wer kauft, schickt die Lokomotive oder das Schiff irgendwohin; jede Parzelle an diesem Feld bringt ihrem Besitzer 1000 $.",
    },
  },
  "token-saloon": {
    title: { en: "This plot brings the saloon", de: "Diese Parzelle bringt den Saloon" },
    text: {
      en: "The buyer takes all tips that lie in the saloon: now ${tips}000. What is left over when prices are shared goes there.",
      de: "Wer kauft, nimmt alles Trinkgeld aus dem Saloon: jetzt {tips}000 $. Was beim Teilen der Preise übrig bleibt, kommt dorthin.",
    },
  },
  "token-rumor": {
    title: { en: "This plot brings a rumor", de: "Diese Parzelle bringt ein Gerücht" },
    text: {
      en: "The buyer may look at one hidden card: a secret objective of somebody else, a mine or the ranch.",
      de: "Wer kauft, darf eine verdeckte Karte ansehen: ein geheimes Ziel von jemand anderem, eine Mine oder die Ranch.",
    },
  },
  duel: {
    title: { en: "You could draw your pistol", de: "Du könntest deine Pistole ziehen" },
    text: {
      en: "Two are left in the auction. Once in the game you may challenge the other: an even chance to buy at the last bid, without raising it.",
      de: "Zwei sind noch in der Auktion. Einmal im Spiel darfst du den anderen fordern: eine Chance von 50 %, zum letzten Gebot zu kaufen, ohne zu erhöhen.",
    },
  },
  movement: {
    title: { en: "Send the locomotive or the boat", de: "Schick die Lokomotive oder das Schiff" },
    text: {
      en: "Pick a square where your plots lie and few others do.",
      de: "Wähl ein Feld, an dem deine Parzellen liegen und wenige andere.",
    },
  },
  rumor: {
    title: { en: "Where do you look?", de: "Wo siehst du nach?" },
    text: {
      en: "A secret objective tells you what a rival will bid for; a mine or the ranch tells you what its plot is worth.",
      de: "Ein geheimes Ziel verrät dir, worauf ein Rivale bieten wird; eine Mine oder die Ranch, was ihre Parzelle wert ist.",
    },
  },
  objectives: {
    title: { en: "Shared objectives", de: "Gemeinsame Ziele" },
    text: {
      en: "Five piles of money wait for whoever fulfils their objective first. Think of them when you bid.",
      de: "Fünf Stapel Geld warten auf den, der ihr Ziel zuerst erfüllt. Denk beim Bieten daran.",
    },
  },
};
