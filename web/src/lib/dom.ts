/** Copies a text. The Clipboard API needs a secure context; this works over plain http too. */
export function copy(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Offers a text or a link to other programs of the device. Where that is not possible it is copied;
 * then true is returned. */
export async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return copy(data.url ?? data.text ?? "");
  await navigator.share(data).catch(() => undefined);
  return false;
}

/** Fills the screen with the page, or goes back. */
export async function toggleFullscreen(): Promise<void> {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  await done.catch(() => undefined); // a browser may refuse
}

export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a busy device begins to save it late
}

/** Browsers check what is tapped. Sets the controls of a form back to their `data-value`, after a
 * change was refused: else they show something else than the table has, and can't be tapped again. */
export function restore(form: HTMLElement | undefined): void {
  for (const field of form?.querySelectorAll<HTMLElement>("[data-value]") ?? []) {
    const { value = "" } = field.dataset;
    if (field instanceof HTMLSelectElement) field.value = value;
    else for (const radio of field.querySelectorAll("input")) radio.checked = radio.value === value;
  }
}
