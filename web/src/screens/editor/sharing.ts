import { decoded } from "$/lib/router.svelte";
import type { SavedWork } from "$/lib/work-storage.svelte";

/** The address of a work. The hash contains all of it, so that no server has to store it. */
export function linkTo(game: string, { name, code }: SavedWork, base = document.baseURI): string {
  const title = name && `~${encodeURIComponent(name)}`;
  return new URL(`editor/${game}#${code}${title}`, base).href;
}

/** The work in a hash, or null. */
export function shared(hash: string): SavedWork | null {
  const [, code = "", title = ""] = /^#?([^~]*)~?(.*)$/.exec(hash) ?? [];
  return code ? { code, name: decoded(title, "") } : null;
}
