import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const CLIENT = import.meta.dirname;
export const SERVER = join(CLIENT, "../../src/tablecade");

/** The texts of the files below a folder whose paths fit, by their paths. */
export const texts = (folder: string, wanted: RegExp): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => wanted.test(path))
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
