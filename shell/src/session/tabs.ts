/** A logout is announced when it starts and when the session is over. */
type SessionEvent = 'signed-in' | 'signing-out' | 'signed-out';
const EVENTS: unknown[] = ['signed-in', 'signing-out', 'signed-out'] satisfies SessionEvent[];

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.session') : null;

export const tellOtherTabs = (event: SessionEvent): void => channel?.postMessage(event);

/** Listens to the session events of the portal's other tabs. */
export function onOtherTabs(listener: (event: SessionEvent) => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (EVENTS.includes(data)) listener(data as SessionEvent);
  });
}
