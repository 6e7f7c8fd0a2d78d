/** While a demo plays, the page is silent and announces nothing to screen readers. */
export const demo = { plays: false };
