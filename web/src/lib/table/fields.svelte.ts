// The view of the last update as one lasting object, whose fields are followed one by one: what shows the jobs is
// worked out again when the jobs have changed, not with every update.

class Field {
  value = $state.raw<unknown>();
}

export class Fields {
  private known = $state.raw(new Map<PropertyKey, Field>());
  private there = $state(false);
  private readonly fields = new Proxy({}, { get: (_, name) => this.known.get(name)?.value });

  /** Null while there is no view. */
  get all(): object | null {
    return this.there ? this.fields : null;
  }

  show(view: object | null | undefined): void {
    this.there = Boolean(view);
    const now = new Map<PropertyKey, unknown>(Object.entries(view ?? {}));
    const added = [...now.keys()].filter((name) => !this.known.has(name));
    if (added.length > 0) this.known = new Map([...this.known, ...added.map((name) => [name, new Field()] as const)]);
    for (const [name, field] of this.known) field.value = now.get(name);
  }
}
