import { ReleaseError, StoreError } from '@portal/release-store';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { UsageError } from '../verbs/verb.ts';

/** HTTP status of each kind of refusal. The first four kinds also have an exit code on the command line. */
const statuses = {
  check: 422,
  stale: 409,
  'not-allowed': 403,
  frozen: 423,
  usage: 400,
  /** What makes the command line print a line and exit with 1, such as a folder that is not a part. */
  failure: 400,
  'signed-out': 401,
  /** The password was right, the second factor was not. */
  'wrong-code': 401,
  'too-many': 429,
  /** The desk's queue is full. */
  busy: 429,
  'not-found': 404,
  fault: 500,
  /** The store is away, full, or slow. */
  unavailable: 503,
} as const;
export type Kind = keyof typeof statuses;

/** Thrown for refusals that only HTTP has. The message is one line that ends with what to do next. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly kind: Kind;
  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

function kindOf(thrown: unknown): Kind {
  if (thrown instanceof ReleaseError || thrown instanceof DeskError) return thrown.kind;
  if (thrown instanceof UsageError) return 'usage';
  if (thrown instanceof StoreError) return 'unavailable';
  const { statusCode = 500, name } = thrown as FastifyError;
  // Fastify's own refusals: a body that is not JSON, or too large.
  if (statusCode < 500) return 'usage';
  return name === 'Error' && !('code' in (thrown as object)) ? 'failure' : 'fault';
}

/** Answers an error as `{ error: { kind, message } }`, as the command line does with --json. */
export function answerRefusal(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const kind = kindOf(thrown);
  if (kind === 'fault') request.log.error({ err: thrown }, 'request failed');
  const message =
    kind === 'fault'
      ? `the desk failed: its log has request ${request.id}`
      : (thrown as Error).message;
  return reply.code(statuses[kind]).send({ error: { kind, message } });
}

/** Status of an answer with a failed check. */
export const FAILED_CHECK = statuses.check;
