/**
 * A logout is announced at its start and at its end. An expulsion is a logout that the customer did not ask for:
 * their drafts stay.
 */
const EVENTS = ['signed-in', 'signing-out', 'signed-out', 'expelling', 'expelled'] as const;
type SessionEvent = (typeof EVENTS)[number];

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.session') : null;

export const tellOtherTabs = (event: SessionEvent): void => channel?.postMessage(event);

/** Listens to the session events of the portal's other tabs. */
export function onOtherTabs(listener: (event: SessionEvent) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => {
    if (EVENTS.includes(data)) listener(data);
  });
}
