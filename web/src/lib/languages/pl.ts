export default import.meta.glob<string>("$locales/pl/{games,errors,server,web*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
