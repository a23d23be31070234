// The signs of the reactions; what they say is in the messages, under `reaction`.
import type { Protocol } from "../../../lib/net/protocol";

type Reaction = NonNullable<Protocol["ChatLine"]["reaction"]>;

export const SIGNS: Record<Reaction, string> = {
  nice: "👏",
  thanks: "🙏",
  wow: "😮",
  laugh: "😄",
  oops: "🙈",
  hurry: "⏳",
  good_game: "🤝",
};
