type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a customer did before the page could answer; noted by a script of the document (shell/server/pages/document.ts). */
interface Noted {
  /** The press of a button that came last. */
  portalTap?: Event | null;
  /** Fields that were filled, with their values; whether it is checked for a checkbox. */
  portalInput?: Map<Field, string | boolean>;
}

/** Fills a field as the customer did: hydration has put back what React knows, and React has to hear of it. */
function fill(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React's own property on the element hides changes from React.
  const proto = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
}

/** Does it again, now that this part of the page is hydrated. */
export function answerEarlyUse(hydrated: Element): void {
  const noted = window as Noted;
  // React hydrates at once for a press, which then goes on to React's own listener.
  const isUnderway = (noted.portalTap?.eventPhase ?? Event.NONE) !== Event.NONE;
  // After React's own work.
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
