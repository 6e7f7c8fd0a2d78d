import type { Component } from "svelte";
import { speech } from "$/lib/i18n.svelte";
import { ROUTES, type Route } from "./routes";

type Loaded = { default: Component<{ path: string[] }> };

const PAGES = import.meta.glob<Loaded>("./*/*Page.svelte");

/** The route of a path; none for home. */
export const routeOf = (path: readonly string[]): Route | undefined => ROUTES[path[0] ?? ""];

export async function load({ page }: Route): Promise<Loaded> {
  const fetchPage = PAGES[`./${page}`];
  if (!fetchPage) throw new Error(`there is no page ${page}`);
  return fetchPage();
}

/** Loads a screen with its sentences. */
export async function opened(route: Route): Promise<Loaded & { route: Route }> {
  const [loaded] = await Promise.all([load(route), route.area && speech.learn(route.area)]);
  return { default: loaded.default, route };
}
