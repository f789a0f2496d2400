type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a customer did before hydration, as the document's inline script notes it (shell/server/pages/document.ts). */
interface Noted {
  /** The last press of a button. */
  portalTap?: Event | null;
  /** Filled fields with their values; for a checkbox, whether it is checked. */
  portalInput?: Map<Field, string | boolean>;
}

/** Enters a value again as the customer did: hydration has reset the field, and React must notice the change. */
function fill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React shadows the property on the element and would miss the change.
  const proto = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
}

/** Repeats the customer's early input in this part of the page, once it is hydrated. */
export function answerEarlyUse(hydrated: Element): void {
  const noted = window as Noted;
  // For a press React hydrates at once, and then handles this press itself.
  const isUnderway = (noted.portalTap?.eventPhase ?? Event.NONE) !== Event.NONE;
  // After React has handled it.
  queueMicrotask(() => {
    for (const [field, value] of noted.portalInput ?? [])
      if (hydrated.contains(field)) {
        noted.portalInput?.delete(field);
        fill(field, value);
      }
    const tap = noted.portalTap;
    const button = (tap?.target as Element | undefined)?.closest('button');
    if (!tap || !button || !hydrated.contains(button)) return;
    noted.portalTap = null;
    if (!isUnderway) button.click();
  });
}
