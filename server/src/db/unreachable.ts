/** Socket errors, PostgreSQL's connection classes (08, 57P01-03) and 'too many connections'. */
const CODES =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08\w{3}|57P0[123]|53300)$/;

/** Messages of pg, its pool, Kysely and PGlite for errors without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Cannot use a pool after|PGlite is closed|driver has already been destroyed)/;

/**
 * Whether a thrown value means that the database does not answer, as opposed to a wrong query. Clients of
 * other services must convert their failures to an AppError, because their socket errors look the same.
 */
export function isUnreachable(thrown: unknown): boolean {
  const { code, syscall, message, errors } = Object(thrown) as Partial<AggregateError> & {
    code?: unknown;
    syscall?: unknown;
  };
  // Connecting to a host with several addresses fails once per address.
  if (Array.isArray(errors)) return errors.some(isUnreachable);
  // ENOENT from connect is a missing local socket; from the file system it is a bug of ours.
  if (code === 'ENOENT') return syscall === 'connect';
  return CODES.test(String(code)) || MESSAGES.test(String(message));
}
