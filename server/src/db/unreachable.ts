/** Socket errors, PostgreSQL's connection classes (08, 57P01-03) and 'too many connections'. */
const CODES =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08\w{3}|57P0[123]|53300)$/;

/** What pg, its pool, Kysely and PGlite say where they give no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed)|Cannot use a pool after|PGlite is closed|driver has already been destroyed)/;

/**
 * Whether a thrown value means that the database does not answer, as against a wrong query. Calls to
 * other services must turn their own failures into an AppError: their socket errors look the same.
 */
export function isUnreachable(thrown: unknown): boolean {
  const { code, syscall, message, errors } = Object(thrown) as Partial<AggregateError> & {
    code?: unknown;
    syscall?: unknown;
  };
  // A host with several addresses fails once for each.
  if (Array.isArray(errors)) return errors.some(isUnreachable);
  // A local socket that is not there; the same code from the file system is a bug of ours.
  if (code === 'ENOENT') return syscall === 'connect';
  return CODES.test(String(code)) || MESSAGES.test(String(message));
}
