import { useState } from 'react';

/** Props of a button whose action takes a while: until it has settled the button says so and does nothing. */
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
