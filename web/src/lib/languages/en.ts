export default import.meta.glob<string>("$locales/en/{games,errors,server,web*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
