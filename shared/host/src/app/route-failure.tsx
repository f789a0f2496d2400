import { isApiError } from '@portal/api-client';
import { FailureCard } from '@portal/ui';
import { useEffect } from 'react';
import { useHost } from '../host.ts';

const LOGGED_OUT = 401;

/**
 * Shows the server's message about a failed load in an alert, once per failure. A 401 gets no alert here, because the shell
 * already tells the customer that the session has ended.
 */
function useTold(error: unknown, alerts: boolean): void {
  const { dialogs } = useHost();
  useEffect(() => {
    if (alerts && isApiError(error) && error.message && error.http !== LOGGED_OUT)
      void dialogs.alert(error.message);
  }, [alerts, error, dialogs]);
}

/** A page that cannot be loaded: a failed call says what to do, anything else is reported. */
export function RouteFailure(props: {
  title: string;
  error: unknown;
  /** Whether to show the server's message in an alert too. */
  alerts: boolean;
  retrying: boolean;
  onRetry(): void;
  /** Idempotent: the same error is reported once and keeps its code. */
  onFailure(error: unknown): string;
}) {
  const { title, error, alerts, retrying, onRetry, onFailure } = props;
  const code = isApiError(error) ? error.code : null;
  // Without a line not even the page's code can be loaded.
  const isOffline = code === 'NETWORK' || !navigator.onLine;
  useTold(error, alerts);
  const { phones } = useHost().company;
  return (
    <FailureCard
      title={title}
      reason={isOffline ? 'offline' : code === null ? 'broken' : 'server'}
      supportCode={code === null && !isOffline ? onFailure(error) : null}
      phone={phones.main}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
