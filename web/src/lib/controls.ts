/** Browsers check what is tapped. Sets the controls of a form back to their `data-value`, after a
 * change was refused: else they show something else than the table has, and can't be tapped again. */
export function restore(form: HTMLElement | undefined): void {
  for (const field of form?.querySelectorAll<HTMLElement>("[data-value]") ?? []) {
    const { value = "" } = field.dataset;
    if (field instanceof HTMLSelectElement) field.value = value;
    else for (const radio of field.querySelectorAll("input")) radio.checked = radio.value === value;
  }
}
