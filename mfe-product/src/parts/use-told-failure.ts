import { isApiError, useHost } from '@portal/host';
import { useEffect } from 'react';

const LOGGED_OUT = 401;

/** Shows the server's message about a failed look-up in an alert (specification, 8). The shell handles a 401 itself. */
export function useToldFailure(error: unknown): void {
  const { dialogs } = useHost();
  useEffect(() => {
    if (isApiError(error) && error.message && error.http !== LOGGED_OUT)
      void dialogs.alert(error.message);
  }, [error, dialogs]);
}
