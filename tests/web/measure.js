// What is wrong with the boxes on a page; `needed` are selectors of what must be in view.
(needed) => {
  const wrong = [];
  const box = (e) => e.getBoundingClientRect();
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const told = (e) => `${e.tagName}.${e.className?.baseVal ?? e.className} "${e.textContent.trim().slice(0, 40)}"`;
  for (const selector of needed) {
    const found = [...document.querySelectorAll(selector)].filter(shown);
    if (found.length === 0) wrong.push(`missing: ${selector}`);
    for (const e of found) {
      const b = box(e);
      const out = b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1;
      if (out) wrong.push(`off the screen: ${selector} ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`);
      if (b.width < 20 || b.height < 10) wrong.push(`tiny: ${selector}`);
      const hit = document.elementFromPoint((b.left + b.right) / 2, b.bottom - 4);
      if (hit && !e.contains(hit) && !hit.contains(e)) wrong.push(`covered: ${selector} by ${told(hit)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("wider than the screen");
  const main = document.querySelector("main");
  const blocks = [...(main?.children ?? [])].filter((e) => shown(e) && box(e).height > 0);
  const sticky = (e) => getComputedStyle(e).position !== "static" && getComputedStyle(e).position !== "relative";
  for (const [i, a] of blocks.entries()) for (const b of blocks.slice(i + 1)) {
    if (sticky(a) || sticky(b)) continue;
    const [p, q] = [box(a), box(b)];
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2) wrong.push(`overlap: ${told(a)} and ${told(b)}`);
  }
  for (const block of blocks) for (const e of block.querySelectorAll("button, p, h1, h2, li, fieldset")) {
    if (!shown(e) || e.closest(".unseen, svg, .shout, .track, dialog")) continue;
    const [p, q] = [box(e), box(block)];
    if (p.height > 0 && (p.bottom > q.bottom + 3 || p.top < q.top - 3))
      wrong.push(`out of its block: ${told(e)} ${Math.round(p.top)}-${Math.round(p.bottom)} in ${Math.round(q.top)}-${Math.round(q.bottom)}`);
  }
  for (const e of document.querySelectorAll("main *")) {
    if (!shown(e) || e.closest("svg, .unseen, .track, .shout, dialog, [aria-hidden=true]")) continue;
    const style = getComputedStyle(e);
    if (style.clipPath !== "none") continue; // for screen readers alone
    if (box(e).right > innerWidth + 1 || box(e).left < -1) wrong.push(`beyond the side: ${told(e)}`);
    const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
    const cut = e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;
    if (hides && cut && e.clientWidth > 0) wrong.push(`cut: ${told(e)}`);
    if (e.matches("button, p, h1, h2, li, span") && e.scrollWidth > e.clientWidth + 2 && style.display !== "inline" && e.clientWidth > 0)
      wrong.push(`too wide: ${told(e)}`);
  }
  const corners = [...document.querySelectorAll("button.bare svg")].filter((e) => shown(e) && !e.closest("main, dialog"));
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: e, data } = walker.currentNode;
    if (!data.trim() || !shown(e) || e.closest(".unseen, svg, .track, .shout, dialog")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    texts.push([e, range]);
  }
  const [{ scrollHeight }, was] = [document.documentElement, scrollY];
  for (let y = 0; y <= scrollHeight - innerHeight; y += 20) {
    scrollTo({ top: y, behavior: "instant" });
    for (const corner of corners) for (const [e, range] of texts) for (const q of range.getClientRects()) {
      const p = box(corner);
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 2 && high > 2) wrong.push(`under a button: ${told(e)}`);
    }
  }
  scrollTo({ top: was, behavior: "instant" });
  return [...new Set(wrong)];
}
