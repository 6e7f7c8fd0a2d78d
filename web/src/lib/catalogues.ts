const FIRST = ["web", "games", "web-replay"];

/** Catalogues by their files, those of the first screen first: they are read as they are needed. */
export function inOrder(files: Record<string, string>): string[] {
  const rank = (path: string) => {
    const place = FIRST.findIndex((area) => path.endsWith(`/${area}.ftl`));
    return place < 0 ? FIRST.length : place;
  };
  return Object.keys(files)
    .sort((a, b) => rank(a) - rank(b))
    .map((path) => files[path] ?? "");
}
