import type { Catalogue } from "../i18n.svelte";

export default import.meta.glob<Catalogue>("$locales/pl/{games,errors,server,web*}.ftl", {
  import: "default",
  eager: true,
});
