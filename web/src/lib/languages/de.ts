import type { Catalogue } from "../i18n.svelte";

export default import.meta.glob<Catalogue>("$locales/de/{games,errors,server,web*}.ftl", {
  import: "default",
  eager: true,
});
