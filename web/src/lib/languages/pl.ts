export default Object.values(
  import.meta.glob<string>("$locales/pl/{games,errors,server,web*}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
