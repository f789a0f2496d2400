import { ReleaseError, StoreError } from '@portal/release-store';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { UsageError } from '../verbs/verb.ts';

/** HTTP status of each kind of refusal; the first four have an exit code on the command line too. */
const statuses = {
  check: 422,
  stale: 409,
  'not-allowed': 403,
  frozen: 423,
  usage: 400,
  /** The command line says it and exits with 1: a folder that is no part, for example. */
  failure: 400,
  'signed-out': 401,
  'too-many': 429,
  'not-found': 404,
  fault: 500,
  /** The store is away, full, or slow. */
  unavailable: 503,
} as const;
export type Kind = keyof typeof statuses;

/** Thrown for what HTTP alone refuses. The message is one line that ends with what to do next. */
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
  // What Fastify refuses: no JSON, or too much of it.
  if (statusCode < 500) return 'usage';
  return name === 'Error' && !('code' in (thrown as object)) ? 'failure' : 'fault';
}

/** Answers what was thrown as `{ error: { kind, message } }`, as the command line does with --json. */
export function answerRefusal(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const kind = kindOf(thrown);
  if (kind === 'fault') request.log.error({ err: thrown }, 'request failed');
  const message =
    kind === 'fault'
      ? `the desk failed: its log has request ${request.id}`
      : (thrown as Error).message;
  return reply.code(statuses[kind]).send({ error: { kind, message } });
}

/** Status of an answer that says that a check failed. */
export const FAILED_CHECK = statuses.check;
