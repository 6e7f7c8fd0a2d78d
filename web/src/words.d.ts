declare module "virtual:words" {
  import type { Catalogue } from "$/lib/i18n.svelte";

  /** By language, and by language and area: `pl`, `pl/coach`. */
  const words: Record<string, () => Promise<{ default: Catalogue[] }>>;
  export default words;
}
