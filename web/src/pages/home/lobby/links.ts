// Addresses of tables: what people paste is read generously, what we hand out is one form.

/** Where a pasted text leads within this site: a table's page, with the secret of a seat if it had one, or a replay. */
export function tablePath(text: string): string | null {
  const trimmed = text.trim().replace(/^[<("']+|[>)"'.,;]+$/g, "");
  const alone = ID.exec(trimmed);
  if (alone) return `/t/${alone[0].toLowerCase()}`;
  const inLink = LINK.exec(trimmed);
  if (!inLink) return null;
  const [, kind, id, rest = "", hash] = inLink;
  const end = hash ? `#${hash}` : "";
  return kind!.toLowerCase() === "r" ? `/r/${id}${end}` : `/t/${id!.toLowerCase()}${rest}${end}`;
}

export function invitation(id: string, origin: string = location.origin): string {
  return `${origin}/t/${id}`;
}

/** `quiet-mesa-k7w2pz3q` */
const ID = /^[a-z]+-[a-z]+-[a-z0-9]{8}$/i;
const LINK = /(?:^|\/)([tr])\/([\w-]+)(\/replay)?\/?(?:\?[^#]*)?(?:#((?:seat|move)=[\w=&-]+))?$/i;
