// Written by `npm run protocol` from trailboss.server.protocol; do not edit.

export interface Protocol {
  Advice: Advice;
  AnswerUndo: AnswerUndo;
  AskUndo: AskUndo;
  AtOnce: AtOnce;
  Catalogue: Catalogue;
  Changes: Changes;
  Chat: Chat;
  ChatLine: ChatLine;
  Choice: Choice;
  ChooseColour: ChooseColour;
  ClockInfo: ClockInfo;
  ComponentInfo: ComponentInfo;
  Device: Device;
  Done: Done;
  Estimate: Estimate;
  FinishedGame: FinishedGame;
  FinishedSeat: FinishedSeat;
  ForecastInfo: ForecastInfo;
  Frame: Frame;
  Frames: Frames;
  GameInfo: GameInfo;
  GwtView: GwtView;
  Hint: Hint;
  HintMove: HintMove;
  HintWords: HintWords;
  Hinted: Hinted;
  JobView: JobView;
  Join: Join;
  Judge: Judge;
  Kept: Kept;
  Language: Language;
  Level: Level;
  LogEntry: LogEntry;
  NewClock: NewClock;
  NewSeat: NewSeat;
  NewTable: NewTable;
  Observation: Observation;
  OpenedRecord: OpenedRecord;
  OpeningMove: OpeningMove;
  OptionChoice: OptionChoice;
  OptionInfo: OptionInfo;
  OptionPlace: OptionPlace;
  OrderInfo: OrderInfo;
  PileView: PileView;
  Ping: Ping;
  Play: Play;
  PlayerView: PlayerView;
  PlotView: PlotView;
  Pong: Pong;
  Problem: Problem;
  PushEnd: PushEnd;
  PushSubscription: PushSubscription;
  PuzzleInfo: PuzzleInfo;
  PuzzleSolution: PuzzleSolution;
  Question: Question;
  RancherView: RancherView;
  Refused: Refused;
  RemoveDevice: RemoveDevice;
  ReviewAccount: ReviewAccount;
  ReviewAccounts: ReviewAccounts;
  ReviewDecision: ReviewDecision;
  ReviewPlayer: ReviewPlayer;
  ReviewReport: ReviewReport;
  ReviewStatus: ReviewStatus;
  ReviewWords: ReviewWords;
  SamView: SamView;
  SeatBot: SeatBot;
  SeatInfo: SeatInfo;
  SeatLink: SeatLink;
  SendChat: SendChat;
  ServerInfo: ServerInfo;
  SetChat: SetChat;
  Shortcut: Shortcut;
  Sit: Sit;
  Standing: Standing;
  StandingOrder: StandingOrder;
  Study: Study;
  StudyBot: StudyBot;
  StudyHint: StudyHint;
  StudyMove: StudyMove;
  StudyWhy: StudyWhy;
  TableInfo: TableInfo;
  Tables: Tables;
  TakeBack: TakeBack;
  TileView: TileView;
  UndoAsk: UndoAsk;
  Update: Update;
  Verdict: Verdict;
  Webhook: Webhook;
  Why: Why;
  WhyReply: WhyReply;
  WinchesterView: WinchesterView;
}
/**
 * A hint, as returned by `trailboss.coach.hint_data`.
 */
export interface Advice {
  candidates: HintMove[];
  categories: {
    [k: string]: string;
  };
  now: ForecastInfo;
  seat: number;
  usual: string;
  words: HintWords;
  worlds: number;
}
/**
 * A move that the coach compared, with what it is expected to lead to.
 */
export interface HintMove {
  behind: Estimate;
  differences: {
    [k: string]: number;
  };
  line: string[];
  move: string;
  parts: {
    [k: string]: number;
  };
  points: Estimate;
  text: string;
  win: Estimate;
  win_behind: Estimate;
}
/**
 * A mean and its standard error.
 */
export interface Estimate {
  error: number;
  mean: number;
}
/**
 * What a seat can expect before it moves.
 */
export interface ForecastInfo {
  parts: {
    [k: string]: number;
  };
  points: number;
  spread: number;
  win: number;
}
/**
 * A hint as sentences: a pointer without the move, the move, and why it is better than others.
 */
export interface HintWords {
  comparison: string[];
  move: string;
  nudge: string;
}
/**
 * Agree to that, or refuse.
 */
export interface AnswerUndo {
  agree: boolean;
  id: string;
  type: "answer_undo";
}
/**
 * Ask the others to undo your last step and everything played since.
 */
export interface AskUndo {
  id: string;
  type: "ask_undo";
}
/**
 * How many answers can be chosen at once and played as one step, and whether that is final.
 *
 *     With `titles`, each answers another question, and they name these in order. The answers to the first one
 *     are the choices; those to a later one are the shortcuts that add one move to the answers before it. A step
 *     is complete if no shortcut goes on from it, and says itself whether it can be undone.
 */
export interface AtOnce {
  count: number;
  final: boolean;
  titles: string[];
}
/**
 * All components of a game by kind and id: `things["building"]["3a"]`.
 */
export interface Catalogue {
  game: string;
  things: {
    [k: string]: {
      [k: string]: ComponentInfo;
    };
  };
  title: string;
}
/**
 * A component: its name, what it does, and figures for drawing it.
 *
 *     `actions` are the local actions printed on a building, each a list of alternatives, by the ids that the
 *     notation uses (`do white_for_2`).
 */
export interface ComponentInfo {
  actions: string[][];
  figures: {
    [k: string]: number | string | (number | string)[];
  };
  help: string[];
  name: string;
  rulings: string[];
}
/**
 * What differs from the last update, for clients that connect with `changes=1`; the rest is unchanged.
 *     `table` and `view` have only the entries that changed, each of them in full.
 */
export interface Changes {
  at_once?: AtOnce | null;
  choices?: Choice[];
  locked?: string | null;
  log: LogEntry[];
  may_ask?: boolean;
  order?: OrderInfo | null;
  question?: Question | null;
  seq: number;
  shortcuts?: Shortcut[];
  standing?: Standing[];
  table?: {
    [k: string]: unknown;
  };
  thinking?: number | null;
  type: "changes";
  undo?: number;
  view?: {
    [k: string]: unknown;
  };
}
/**
 * A legal move. `final` ones can't be undone; `out_of_turn` ones are possible at any time.
 */
export interface Choice {
  final: boolean;
  move: string;
  out_of_turn: boolean;
  targets: string[];
  text: string;
}
/**
 * Something that happened: sentences that the viewer may read, and the move, if any.
 */
export interface LogEntry {
  at: number;
  kind: "ask" | "move" | "over" | "seat" | "start" | "undo";
  lines: string[];
  move: string | null;
  part: ("auto" | "then") | null;
  request: string | null;
  seat: number | null;
  seq: number;
  targets: string[];
  turn: boolean;
  undone: number[];
}
/**
 * A turn that the viewer has prepared: the text of its moves, and why it wasn't played, if so.
 */
export interface OrderInfo {
  moves: string[];
  problem: string | null;
}
/**
 * The current question as text, and whose it is; `phase` is the game's own id of the question.
 */
export interface Question {
  phase: string;
  seat: number;
  text: string;
}
/**
 * Several moves as one step, written as in `Play.move`. `listed` ones get a line next to the
 *     choices; the others answer the next question with a click on its own place.
 */
export interface Shortcut {
  final: boolean;
  listed: boolean;
  move: string;
  targets: string[];
  text: string;
}
/**
 * The points of one seat as if the game ended now, if the viewer may know them; None: unknown.
 *
 *     Opponents without a seat come after the seats.
 */
export interface Standing {
  name: string;
  parts: {
    [k: string]: number;
  };
  place: number | null;
  total: number | null;
}
/**
 * New chat lines since the last of these messages. Only people with a seat get it.
 */
export interface Chat {
  lines: ChatLine[];
  type: "chat";
}
/**
 * A chat line: a text, or a reaction.
 */
export interface ChatLine {
  at: number;
  name: string;
  number: number;
  reaction: ("good_game" | "hurry" | "laugh" | "nice" | "oops" | "thanks" | "wow") | null;
  seat: number;
  text: string;
}
/**
 * Choose the colour of your seat before the game.
 */
export interface ChooseColour {
  colour: number;
}
/**
 * The clock of a table. `left` has the seconds left for each seat, as of `since` for the seat whose
 *     time is running; None for bots. `since` is in seconds since 1970; None: paused. `up` lists the seats
 *     that a bot plays because their time is up.
 */
export interface ClockInfo {
  left: (number | null)[];
  per: "game" | "turn";
  seconds: number;
  since: number | null;
  up: number[];
}
/**
 * A browser or program that holds a seat. Times are seconds since 1970; 0: not known.
 */
export interface Device {
  here: boolean;
  id: string;
  removable: boolean;
  seen: number;
  since: number;
  this: boolean;
}
/**
 * The request with that id is carried out; a move or an undo is entry `seq`.
 */
export interface Done {
  id: string;
  seq: number;
  type: "done";
}
/**
 * One of your finished games.
 */
export interface FinishedGame {
  ended: number;
  game: string;
  id: string;
  rating: number | null;
  score: string;
  seat: number;
  seats: FinishedSeat[];
  title: string;
}
/**
 * The result of one seat of a finished game.
 */
export interface FinishedSeat {
  level: string | null;
  name: string;
  parts: {
    [k: string]: number;
  };
  place: number;
  points: number;
}
/**
 * One step of a replay.
 */
export interface Frame {
  heading: string;
  index: number;
  lines: string[];
  move: string | null;
  seat: number | null;
  standing: Standing[];
  targets: string[];
  text: string | null;
  turn: boolean;
  view: {
    [k: string]: unknown;
  };
}
/**
 * A stretch of a replay; `total` counts all frames, including the start.
 */
export interface Frames {
  colours: number[];
  frames: Frame[];
  game: string;
  names: string[];
  seat: number | null;
  title: string;
  total: number;
}
export interface GameInfo {
  bots: string[];
  installed_bots: string[];
  levels: Level[];
  name: string;
  options: OptionInfo[];
  seats: number[];
  title: string;
  variant_seats: number[];
}
/**
 * A level of bots to choose from.
 */
export interface Level {
  name: string;
  spec: string;
  text: string;
}
/**
 * A choice that a table makes before the game.
 */
export interface OptionInfo {
  choices: OptionChoice[];
  default: string | number | boolean;
  distinct: boolean;
  name: string;
  needs: string;
  places: OptionPlace[];
  ruling: string;
  text: string;
}
export interface OptionChoice {
  text: string;
  value: string | number | boolean;
}
/**
 * A place whose content a table can choose: its name, and what can be there.
 */
export interface OptionPlace {
  choices: OptionChoice[];
  text: string;
}
/**
 * The table as one seat sees it.
 */
export interface GwtView {
  away: string[];
  cattle: {
    [k: string]: number;
  };
  cattle_stack: number;
  display: string[];
  first: number;
  foresight: (string | null)[][];
  game: string;
  job_filled: number;
  job_row: number | null;
  jobs: JobView[];
  last_turns: boolean;
  objective_stack: number;
  options: {
    [k: string]: string | number;
  };
  over: boolean;
  question: string | null;
  question_args: {
    [k: string]: unknown;
  };
  ranchers: RancherView[];
  removed: string[];
  sam: SamView | null;
  seat: number | null;
  seats: number;
  sides: string[];
  simmental: number[];
  station_masters: (string | null)[];
  stationed: {
    [k: string]: number;
  };
  supply: number[];
  to_move: number;
  token: number | null;
  trail: TileView[];
}
/**
 * One row of the job market.
 */
export interface JobView {
  cost: number;
  workers: {
    [k: string]: number;
  };
}
/**
 * One rancher; `hand` is None if the viewer may not know it.
 *
 *     `deliveries_without_disc` counts those to Kansas City (GWT-57); `vacated` are stations that gave a disc
 *     away, if that matters (GWT-56).
 */
export interface RancherView {
  certificate_limit: number;
  certificates: number;
  cities: {
    [k: string]: number;
  };
  deliveries_without_disc: number;
  discs: string[];
  engine: string;
  failed_objectives: string[];
  hand: string[] | null;
  hand_limit: number;
  hand_size: number;
  herder: string | null;
  money: number;
  objectives: string[];
  pile: string[];
  seat: number;
  stack_size: number;
  station_masters: string[];
  stations: string[];
  step_limit: number;
  stock: string[];
  tiles: {
    [k: string]: number;
  };
  tokens: number;
  unknown: number;
  unshown: {
    [k: string]: number;
  };
  vacated: string[];
  workers: {
    [k: string]: number;
  };
}
/**
 * What the solo opponent has besides a rancher's pieces. His cards are known, their order is not.
 */
export interface SamView {
  cards: number[];
  discs: number;
  level: string;
  pile: number[];
  rancher: number;
  rules: string;
  specialization: string;
}
/**
 * What is on a space: a tile of the box, or a private building with its side and owner.
 */
export interface TileView {
  owner: number | null;
  space: string;
  tile: string;
}
/**
 * Ask the coach. The first answer comes at once; ask again with `full` for a better one.
 */
export interface Hint {
  full: boolean;
  id: string;
  type: "hint";
}
/**
 * The coach's answer; `move` is the best one.
 */
export interface Hinted {
  advice: Advice;
  full: boolean;
  id: string;
  move: string;
  text: string;
  type: "hint";
}
/**
 * Take an open seat; without a number, the first one.
 */
export interface Join {
  name: string;
  seat?: number | null;
}
/**
 * Teaching mode: ask what a move would cost, before it is played.
 */
export interface Judge {
  move: string;
  seat: number;
  seq: number;
}
/**
 * After how many seconds without a change this server deletes tables.
 */
export interface Kept {
  abandoned: number;
  finished: number;
  waiting: number;
}
/**
 * Switch to another language; a full update follows.
 */
export interface Language {
  lang: string;
  type: "language";
}
/**
 * How long people may think: seconds for each turn, or for the whole game.
 */
export interface NewClock {
  per: "game" | "turn";
  seconds: number;
}
/**
 * A seat of a new table: your own (several: hot seat), a bot's, or open.
 */
export interface NewSeat {
  bot?: string;
  colour?: number | null;
  kind: "bot" | "me" | "open";
  name?: string;
}
/**
 * A table to create. `start` starts the game at once if no seat is open.
 */
export interface NewTable {
  chat?: boolean | null;
  clock?: NewClock | null;
  game: string;
  hints?: boolean;
  listed?: boolean;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: "days" | "live" | "none";
  seats: NewSeat[];
  seed?: number | null;
  start?: boolean;
  takebacks?: boolean;
}
/**
 * What a seat sees and may do now, as text for programs and language models.
 */
export interface Observation {
  data: {
    [k: string]: unknown;
  };
  decides: boolean;
  moves: string[];
  seq: number;
  status: "over" | "running" | "waiting";
  text: string;
}
/**
 * An uploaded record.
 */
export interface OpenedRecord {
  id: string;
}
/**
 * A move of the opening book, for the seat to move.
 */
export interface OpeningMove {
  move: string;
  openings: number;
  points: number;
  text: string;
  win: number;
}
/**
 * One pile of notes with the shared objective on it.
 */
export interface PileView {
  notes: number;
  objective: string;
  taken_by: number | null;
}
export interface Ping {
  id: string;
  type: "ping";
}
/**
 * Play a move. `seq` is the entry that it answers; the same `id` again is not played twice.
 *
 *     Several moves, separated by `; `, are one step: each is played if it is legal after the one before, and
 *     they are undone together.
 */
export interface Play {
  id: string;
  move: string;
  seq: number;
  type: "move";
}
/**
 * One player; `cash` and `secrets` are None if the viewer may not know them.
 *
 *     `may_claim` and `progress` are empty if players have to notice for themselves what they have earned
 *     (WIN-O-12). `progress` has, by shared objective, how many the player has of how many it needs, except for
 *     those that need an event. `secret_plots` are the plots that a secret objective counts, and
 *     `plots_together` breaks a tie for most plots (WIN-E-5).
 */
export interface PlayerView {
  cash: number | null;
  duel_token: boolean;
  hats: number;
  may_claim: string[];
  plots: number[];
  plots_together: number;
  progress: {
    [k: string]: number[];
  };
  seat: number;
  secret_plots: (number[] | null)[];
  secrets: (string | null)[];
  secrets_worth: (number | null)[];
  tokens: {
    [k: string]: number;
  };
}
/**
 * One plot. `token` is None while it is face down; `card` is "mine", "ranch" or None.
 */
export interface PlotView {
  card: string | null;
  card_notes: number | null;
  card_open: boolean;
  owner: number | null;
  plot: number;
  terrain: string;
  token: string | null;
}
export interface Pong {
  at: number;
  id: string;
  type: "pong";
}
/**
 * Why a request failed: a code for programs, a sentence for people, and its ruling if any.
 */
export interface Problem {
  code: string;
  ruling: string | null;
  seq: number | null;
  text: string;
}
/**
 * A browser that wants no more notifications.
 */
export interface PushEnd {
  endpoint: string;
}
/**
 * A browser that wants notifications of its guest's turns, as returned by `PushManager.subscribe`.
 */
export interface PushSubscription {
  auth: string;
  endpoint: string;
  lang: string;
  p256dh: string;
}
/**
 * A puzzle, without its solution.
 */
export interface PuzzleInfo {
  id: string;
  level: string;
  text: string;
  themes: string[];
}
/**
 * The solution of a puzzle.
 */
export interface PuzzleSolution {
  medium: string;
  move: string;
  points: number;
  why: string[];
  win: number;
}
/**
 * A request failed. `id` is empty if the request could not be read.
 */
export interface Refused {
  id: string;
  problem: Problem;
  type: "refused";
}
/**
 * Remove a device from a seat, by its id in the list.
 */
export interface RemoveDevice {
  id: string;
}
/**
 * Where a result came from: first + skill + luck + opponents = result.
 */
export interface ReviewAccount {
  first: number;
  luck: number;
  opponents: number;
  result: number;
  skill: number;
}
export interface ReviewAccounts {
  points: ReviewAccount;
  win: ReviewAccount;
}
/**
 * A decision that was not obvious.
 */
export interface ReviewDecision {
  best: string;
  index: number;
  label: string;
  move: string;
  parts_lost: {
    [k: string]: number;
  };
  points_lost: Estimate;
  seat: number;
  win_lost: Estimate;
  words: ReviewWords;
}
/**
 * A decision as sentences.
 */
export interface ReviewWords {
  best: string;
  label: string;
  loss: string;
  move: string;
  question: string;
  why: string;
}
/**
 * How one seat played.
 */
export interface ReviewPlayer {
  account: ReviewAccounts;
  decisions: number;
  labels: {
    [k: string]: number;
  };
  name: string;
  opening: string;
  place: number;
  points: number;
  rating: Estimate;
  seat: number;
  summary: string[];
  win_rating: Estimate;
}
/**
 * A reviewed game, as `trailboss review --json` prints it.
 */
export interface ReviewReport {
  categories: {
    [k: string]: string;
  };
  decisions: ReviewDecision[];
  expected: number[][];
  finished: boolean;
  game: string;
  graph: number[][];
  levels: string;
  moves: number;
  players: ReviewPlayer[];
  title: string;
  turning_points: number[];
}
/**
 * The progress of a review; ask again until the report is ready.
 */
export interface ReviewStatus {
  done: number;
  failed: boolean;
  moves: number;
  report: ReviewReport | null;
}
/**
 * Give a seat to a bot: the host an open one, you your own, anybody one that is away too long.
 */
export interface SeatBot {
  bot?: string;
}
/**
 * One seat as everybody sees it, except `mine` and `host`, which depend on the viewer.
 */
export interface SeatInfo {
  bot: string | null;
  chosen: boolean;
  here: boolean;
  kind: "bot" | "open" | "person";
  mine: boolean;
  name: string;
  seat: number;
}
/**
 * The secret that opens a seat on another device; the client puts it into the fragment of a URL.
 */
export interface SeatLink {
  secret: string;
}
/**
 * Write a chat line: a text, or one of the reactions.
 */
export interface SendChat {
  id: string;
  reaction?: ("good_game" | "hurry" | "laugh" | "nice" | "oops" | "thanks" | "wow") | null;
  text?: string;
  type: "say";
}
/**
 * What this server offers.
 */
export interface ServerInfo {
  chat: boolean;
  push_key: string | null;
  webhooks: boolean;
}
/**
 * Turn the chat of a table on or off.
 */
export interface SetChat {
  on: boolean;
}
/**
 * Watch as another of your seats, or as a spectator.
 */
export interface Sit {
  seat: number | null;
  type: "sit";
}
/**
 * Prepare a turn: the last one of the seat among the steps tried in a "what if" (`Study`).
 */
export interface StandingOrder {
  moves: string[];
  sample: number;
}
/**
 * A position to try moves in, for all seats. It comes from a table, a record or a puzzle.
 *
 *     For finished games and records, any position; for a running table, what one of your seats knows now, with
 *     the rest resampled.
 */
export interface Study {
  index: number | null;
  moves: string[];
  puzzle: string;
  record: string;
  sample: number;
  seat: number | null;
  table: string;
}
/**
 * Let a bot decide in a study.
 */
export interface StudyBot {
  bot: string;
  study: Study;
}
/**
 * Ask the coach in a study.
 */
export interface StudyHint {
  full: boolean;
  study: Study;
}
/**
 * What it plays.
 */
export interface StudyMove {
  move: string;
}
/**
 * Ask in a study why something can't be done.
 */
export interface StudyWhy {
  study: Study;
  why: Why;
}
/**
 * Ask why moves are not legal, or why nothing can be done at a place; the answer is about the move
 *     that comes closest.
 */
export interface Why {
  id: string;
  moves: string[];
  place: string;
  type: "why";
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  archived: boolean;
  changed: number;
  chat: boolean;
  clock: ClockInfo | null;
  colours: number[];
  commitment: string | null;
  created: number;
  damaged: boolean;
  game: string;
  heading: string | null;
  hints: boolean;
  host: boolean;
  id: string;
  listed: boolean;
  notice: string | null;
  options: {
    [k: string]: string | number | boolean;
  };
  pace: "days" | "live" | "none";
  rematch: string | null;
  salt: string | null;
  seats: SeatInfo[];
  seed: number | null;
  status: "over" | "running" | "waiting";
  takebacks: boolean;
  title: string;
  to_move: number | null;
  totals: (string | null)[];
  undo_ask: UndoAsk | null;
  winners: number[];
}
/**
 * A seat asks to undo its last step; those that still have to agree.
 */
export interface UndoAsk {
  seat: number;
  waiting: number[];
}
/**
 * Your tables, and those that are listed.
 */
export interface Tables {
  kept: Kept;
  listed: TableInfo[];
  mine: TableInfo[];
}
export interface TakeBack {
  id: string;
  seq: number;
  type: "undo";
}
/**
 * Everything a viewer may see now, and the log since the viewer's last entry.
 */
export interface Update {
  at_once: AtOnce | null;
  choices: Choice[];
  locked: string | null;
  log: LogEntry[];
  may_ask: boolean;
  order: OrderInfo | null;
  question: Question | null;
  seat: number | null;
  seq: number;
  shortcuts: Shortcut[];
  standing: Standing[];
  table: TableInfo;
  thinking: number | null;
  type: "update";
  undo: number;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * The coach's verdict on a move before it is played.
 */
export interface Verdict {
  label: string;
  move: string;
  points: number;
  text: string;
  win: number;
}
/**
 * The address to call when it is a seat's turn; an empty one removes it.
 */
export interface Webhook {
  url: string;
}
/**
 * The answer to `Why`: the reason why a move is not legal, or None if it is legal. `move` is empty if
 *     nothing can ever be done at the place in question.
 */
export interface WhyReply {
  id: string;
  move: string;
  reason: string | null;
  ruling: string | null;
  type: "why";
}
/**
 * The table as one seat sees it.
 *
 *     `question_args` are the arguments of the question, by name. `plot` and `turn` are 0 until the first plot
 *     comes up; `train` and `boat` are None until they are placed.
 */
export interface WinchesterView {
  bid: number;
  bidder: number | null;
  boat: string | null;
  first: number;
  game: string;
  options: {
    [k: string]: string | number;
  };
  over: boolean;
  piles: PileView[];
  players: PlayerView[];
  plot: number;
  plots: PlotView[];
  question: string | null;
  question_args: {
    [k: string]: string | number;
  };
  saloon: number;
  saloon_for_buyer: number;
  seat: number | null;
  seats: number;
  still_in: number[];
  to_come: number[];
  to_move: number;
  train: string | null;
  turn: number;
}
