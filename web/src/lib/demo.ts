/** While a demo plays, this page makes no sound and tells screen readers nothing of it. */
export const demo = { plays: false };
