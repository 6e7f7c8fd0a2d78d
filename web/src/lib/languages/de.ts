export default import.meta.glob<string>("$locales/de/{games,errors,server,web*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
