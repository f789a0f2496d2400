/** A logout is told when it begins, and again when the session is over. */
type Said = 'signed-in' | 'signing-out' | 'signed-out';
const SAYINGS: unknown[] = ['signed-in', 'signing-out', 'signed-out'] satisfies Said[];

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.session') : null;

export const tellOtherTabs = (said: Said): void => channel?.postMessage(said);

/** Hears what another tab of the portal did. */
export function onOtherTabs(listener: (said: Said) => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (SAYINGS.includes(data)) listener(data as Said);
  });
}
