// The first ride of Daddy Winchester: one auction from the first bid to what it earns.
import type { PlayerView, WinchesterView } from "../../lib/protocol";
import type { Lesson, Ride, Scene } from "./ride";

type View = WinchesterView;

const me = ({ view }: Scene<View>): PlayerView => view.players[view.seat ?? view.to_move]!;
const token = ({ view }: Scene<View>): string | null => view.plots[view.plot - 1]?.token ?? null;
const plot = ({ view }: Scene<View>): string => `plot:${view.plot}`;

const TOKENS: Record<string, Pick<Lesson<View>, "title" | "text">> = {
  movement: {
    title: { en: "This plot brings a movement", de: "Diese Parzelle bringt eine Bewegung" },
    text: {
      en: "The buyer sends the locomotive or the boat somewhere; every owned plot beside that square earns its owner $1000.",
      de: "Wer kauft, schickt die Lokomotive oder das Schiff irgendwohin; jede Parzelle an diesem Feld bringt ihrem Besitzer 1000 $.",
    },
  },
  saloon: {
    title: { en: "This plot brings the saloon", de: "Diese Parzelle bringt den Saloon" },
    text: {
      en: "The buyer takes all tips that lie in the saloon: now ${tips}000. What is left over when prices are shared goes there.",
      de: "Wer kauft, nimmt alles Trinkgeld aus dem Saloon: jetzt {tips}000 $. Was beim Teilen der Preise übrig bleibt, kommt dorthin.",
    },
  },
  rumor: {
    title: { en: "This plot brings a rumor", de: "Diese Parzelle bringt ein Gerücht" },
    text: {
      en: "The buyer may look at one hidden card: a secret objective of somebody else, a mine or the ranch.",
      de: "Wer kauft, darf eine verdeckte Karte ansehen: ein geheimes Ziel von jemand anderem, eine Mine oder die Ranch.",
    },
  },
};

/** A bid that is not too dear: a little more for a plot that a secret objective likes. */
function fair(scene: Scene<View>): string | null {
  const { bid } = scene.view;
  const most = Math.min(3, (me(scene).cash ?? 0) - 1);
  const next = `bid ${bid + 1}`;
  return bid + 1 <= most && scene.moves.includes(next) ? next : scene.moves.includes("pass") ? "pass" : null;
}

const bonus = (kind: string): Lesson<View> => ({
  id: `token-${kind}`,
  when: (scene) => scene.asked === "auction" && token(scene) === kind,
  ...TOKENS[kind]!,
  values: (scene) => ({ tips: scene.view.saloon }),
  at: (scene) => [plot(scene)],
});

const LESSONS: Lesson<View>[] = [
  {
    id: "secrets",
    when: ({ asked }) => asked !== "",
    title: { en: "What only you know", de: "Was nur du weißt" },
    text: {
      en: "Your two secret objectives pay at the end: {first}; {second}. Nobody else sees them, nor your cash.",
      de: "Deine zwei geheimen Ziele zahlen am Ende: {first}; {second}. Niemand sonst sieht sie, auch nicht dein Geld.",
    },
    values: (scene) => {
      const [first, second] = me(scene).secrets.map((secret) => scene.table.name("secret", secret ?? ""));
      return { first: first ?? "", second: second ?? "" };
    },
    at: (scene) => [`card:seat${scene.view.seat}:first`, "part:own"],
  },
  {
    id: "auction",
    when: ({ asked }) => asked === "auction",
    title: { en: "A plot is for sale", de: "Eine Parzelle steht zum Verkauf" },
    text: {
      en: "Bid more than the last one, or pass and be out of this auction. The price is shared among all others, so what you pay arms your rivals.",
      de: "Biete mehr als der Letzte, oder passe und sei aus dieser Auktion raus. Der Preis wird unter allen anderen geteilt: Was du zahlst, stärkt deine Rivalen.",
    },
    at: (scene) => ["bid", plot(scene)],
    suggest: fair,
  },
  bonus("movement"),
  bonus("saloon"),
  bonus("rumor"),
  {
    id: "duel",
    when: ({ moves }) => moves.includes("duel"),
    title: { en: "You could draw your pistol", de: "Du könntest deine Pistole ziehen" },
    text: {
      en: "Two are left in the auction. Once in the game you may challenge the other: an even chance to buy at the last bid, without raising it.",
      de: "Zwei sind noch in der Auktion. Einmal im Spiel darfst du den anderen fordern: eine Chance von 50 %, zum letzten Gebot zu kaufen, ohne zu erhöhen.",
    },
    at: (scene) => (scene.view.bidder === null ? ["bid"] : [`seat:${scene.view.bidder}`]),
  },
  {
    id: "movement",
    when: ({ asked }) => asked === "movement",
    title: { en: "Send the locomotive or the boat", de: "Schick die Lokomotive oder das Schiff" },
    text: {
      en: "Pick a square where your plots lie and few others do.",
      de: "Wähl ein Feld, an dem deine Parzellen liegen und wenige andere.",
    },
    at: (scene) => scene.table.choices.flatMap(({ move }) => scene.table.places(move, scene.table.update)),
    suggest: (scene) => generous(scene),
  },
  {
    id: "rumor",
    when: ({ asked }) => asked === "rumor",
    title: { en: "Where do you look?", de: "Wo siehst du nach?" },
    text: {
      en: "A secret objective tells you what a rival will bid for; a mine or the ranch tells you what its plot is worth.",
      de: "Ein geheimes Ziel verrät dir, worauf ein Rivale bieten wird; eine Mine oder die Ranch, was ihre Parzelle wert ist.",
    },
    at: (scene) => scene.table.choices.flatMap(({ move }) => scene.table.places(move, scene.table.update)),
    suggest: (scene) => scene.moves.find((move) => move.startsWith("look")) ?? null,
  },
  {
    id: "objectives",
    when: (scene) => scene.asked !== "" && me(scene).plots.length > 0,
    title: { en: "Shared objectives", de: "Gemeinsame Ziele" },
    text: {
      en: "Five piles of money wait for whoever fulfils their objective first. Think of them when you bid.",
      de: "Fünf Stapel Geld warten auf den, der ihr Ziel zuerst erfüllt. Denk beim Bieten daran.",
    },
    at: (scene) => scene.view.piles.filter((pile) => pile.taken_by === null).map((pile) => `pile:${pile.objective}`),
  },
];

/** The square that pays the learner most, measured against the others, by the words of the choice. */
function generous(scene: Scene<View>): string | null {
  const mine = new Set(me(scene).plots);
  const squares = scene.table.catalogue.things.square ?? {};
  let found: string | null = null;
  let most = -Infinity;
  for (const move of scene.moves) {
    const touches = squares[move.split(" ")[1] ?? ""]?.figures.plots;
    if (!Array.isArray(touches)) continue;
    const owned = touches.filter((each) => scene.view.plots[Number(each) - 1]?.owner !== null);
    const own = owned.filter((each) => mine.has(Number(each))).length;
    const gain = 2 * own - owned.length;
    if (gain > most) [found, most] = [move, gain];
  }
  return found;
}

export const winchester: Ride<View> = {
  title: { en: "First auctions", de: "Erste Auktionen" },
  stations: [
    {
      title: { en: "Look at your secret objectives", de: "Sieh deine geheimen Ziele an" },
      note: { en: "They tell you which plots to want.", de: "Sie sagen dir, welche Parzellen du willst." },
      done: (scene, seen) => seen.has("secrets") || scene.did(/./),
      needs: ["own"],
    },
    {
      title: { en: "Bid or pass", de: "Biete oder passe" },
      note: { en: "Your price goes to the others.", de: "Dein Preis geht an die anderen." },
      done: ({ did }) => did(/^(bid|pass|duel)/),
      needs: ["board", "question", "own"],
    },
    {
      title: { en: "Buy a plot", de: "Kauf eine Parzelle" },
      note: { en: "Its bonus token is yours at once.", de: "Ihr Bonusplättchen gehört dir sofort." },
      done: (scene) => me(scene).plots.length > 0,
      needs: ["board", "question", "own", "players"],
    },
    {
      title: { en: "Go for a shared objective", de: "Hol dir ein gemeinsames Ziel" },
      note: { en: "Each pile goes to one player only.", de: "Jeder Stapel geht nur an einen." },
      done: (scene, seen) => seen.has("objectives"),
      needs: ["board", "question", "own", "players"],
    },
  ],
  lessons: LESSONS,
};
