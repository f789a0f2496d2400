/**
 * A logout is announced when it starts and when the session is over; an expulsion is one that the customer did not ask
 * for: what they typed stays.
 */
type SessionEvent = 'signed-in' | 'signing-out' | 'signed-out' | 'expelling' | 'expelled';
const EVENTS: unknown[] = [
  'signed-in',
  'signing-out',
  'signed-out',
  'expelling',
  'expelled',
] satisfies SessionEvent[];

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.session') : null;

export const tellOtherTabs = (event: SessionEvent): void => channel?.postMessage(event);

/** Listens to the session events of the portal's other tabs. */
export function onOtherTabs(listener: (event: SessionEvent) => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (EVENTS.includes(data)) listener(data as SessionEvent);
  });
}
