import { TASK_ICONS, type TaskIcon } from "./tasks.data";

/** The picture of a task; in the first edition the tribe tiles are teepees, green and blue. */
export function taskIcon(task: string, first = false): TaskIcon {
  const icon = TASK_ICONS[task] ?? { name: "objective", tone: "", figure: "" };
  if (!first || !icon.tone) return icon;
  return { ...icon, name: "teepee", figure: icon.tone === "second" ? "B" : "G" };
}
