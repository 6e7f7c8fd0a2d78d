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

/** Browsers check what is tapped. Sets the controls of a form back to their `data-value`, after a
 * change was refused: else they show something else than the table has, and can't be tapped again. */
export function restore(form: HTMLElement | undefined): void {
  for (const field of form?.querySelectorAll<HTMLElement>("[data-value]") ?? []) {
    const { value = "" } = field.dataset;
    if (field instanceof HTMLSelectElement) field.value = value;
    else for (const radio of field.querySelectorAll("input")) radio.checked = radio.value === value;
  }
}
