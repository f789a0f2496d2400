import { useState } from 'react';

/**
 * Props of a button with a slow action: until the action has settled, the button shows that it is busy and ignores
 * clicks.
 */
export function useBusy(action: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  return {
    'aria-busy': busy || undefined,
    'aria-disabled': busy || undefined,
    onClick: () => {
      if (busy) return;
      setBusy(true);
      void action().finally(() => setBusy(false));
    },
  };
}
