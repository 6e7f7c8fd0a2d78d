export default import.meta.glob<string>("$locales/fr/{games,errors,server,web*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
