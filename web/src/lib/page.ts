import { router } from "./router.svelte";

/** After a navigation the focus is nowhere: it moves to the title of the new page, so that screen
 * readers read it and the Tab key begins there. Use it as an attachment of the page's element. */
export function focusTitle(page: HTMLElement): void {
  if (!router.moved || document.activeElement !== document.body) return;
  const title = page.querySelector<HTMLElement>("h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
