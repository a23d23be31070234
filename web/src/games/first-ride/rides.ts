// Which ride belongs to which game; loaded when somebody wants to be led.
import { whole } from "../../lib/net/part-data";
import type { Ride } from "./ride";

const RIDES: Record<string, () => Promise<Ride>> = {
  gwt1: async () => (await whole(import("../gwt/first-ride/ride"))).gwt as Ride,
  gwt2: async () => (await whole(import("../gwt/first-ride/ride"))).gwt as Ride,
  winchester: async () => (await whole(import("../winchester/first-ride/ride"))).winchester as Ride,
};

export async function rideOf(game: string): Promise<Ride | null> {
  return (await RIDES[game]?.()) ?? null;
}
