declare module "virtual:words" {
  import type { Catalogue, Language } from "$/lib/i18n.svelte";

  const words: Record<Language, () => Promise<{ default: Catalogue[] }>>;
  export default words;
}
