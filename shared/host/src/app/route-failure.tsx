import { FailureCard } from '@portal/ui';

const callFailureCode = (error: unknown): string | null =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  error.name === 'ApiError' &&
  'code' in error
    ? String(error.code)
    : null;

/** A page that cannot be loaded: a failed call says what to do, anything else is reported. */
export function RouteFailure(props: {
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry(): void;
  /** Idempotent: the same error is reported once and keeps its code. */
  onFailure(error: unknown): string;
}) {
  const { title, error, retrying, onRetry, onFailure } = props;
  const code = callFailureCode(error);
  return (
    <FailureCard
      title={title}
      reason={code === null ? 'broken' : code === 'NETWORK' ? 'offline' : 'server'}
      supportCode={code === null ? onFailure(error) : null}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
