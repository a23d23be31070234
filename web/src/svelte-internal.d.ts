// What src/lib/template.ts uses of the functions that compiled components call; Svelte has no types for them.
declare module "svelte/internal/client" {
  export function append(anchor: Node, nodes: Node): void;
  export function from_tree(markup: unknown[], flags: number): () => Node;
}
