import type { SavedWork } from "$/lib/drawn/work-storage.svelte";

/** The address of a work, with all of it behind #: nobody has to keep it for us. */
export function linkTo(game: string, { name, code }: SavedWork, origin = location.origin): string {
  const title = name && `~${encodeURIComponent(name)}`;
  return `${origin}/editor/${game}#${code}${title}`;
}

/** What stands behind #, if anything does. */
export function shared(hash: string): SavedWork | null {
  const [, code = "", title = ""] = /^#?([^~]*)~?(.*)$/.exec(hash) ?? [];
  return code ? { code, name: decoded(title) } : null;
}

function decoded(title: string): string {
  try {
    return decodeURIComponent(title);
  } catch {
    return "";
  }
}
