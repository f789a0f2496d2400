import { hash } from 'node:crypto';
import {
  errors,
  fieldMessages,
  isPersonal,
  korean,
  type AnswerOf,
  type Endpoint,
  type ErrorCode,
  type ParsedInputOf,
} from '@portal/contract';
import type { SiteType } from '@portal/format';
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { AppError } from './errors.ts';
import type { Parts } from './parts.ts';
import { JSON_TYPE } from './plugins/api-headers.ts';
import { isUnsafe } from './plugins/same-origin.ts';
import { addRoute, readInput, readKey, readSiteType } from './route-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether answers are validated against the contract before they are sent. */
    checksAnswers: boolean;
  }
}

/** An answer with one of the entry's `accepts` codes instead of "200". */
export class Accepted<T> {
  readonly code: ErrorCode;
  readonly answer: T;

  constructor(code: ErrorCode, answer: T) {
    this.code = code;
    this.answer = answer;
  }
}

type KeyOf<E extends Endpoint> = true extends E['keyed']
  ? { key: string; siteType: SiteType }
  : unknown;
type Admit = FastifyInstance['sessions']['admit'];
type CallerOf<E extends Endpoint> = [E['audience']] extends [undefined]
  ? unknown
  : Awaited<ReturnType<Admit[NonNullable<E['audience']>]>>;

/** What a handler gets beside its input: the caller where the entry has an `audience`, key and site of origin where it is `keyed`. */
export type Call<E extends Endpoint> = { request: FastifyRequest; reply: FastifyReply } & KeyOf<E> &
  CallerOf<E>;

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  call: Call<E>,
) => Promise<AnswerOf<E> | Accepted<AnswerOf<E>>> | AnswerOf<E> | Accepted<AnswerOf<E>>;

const OK = { code: '200', message: 'OK' };

/** PostgreSQL cannot store these in text: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !UNSTORABLE.test(value)
    : typeof value !== 'object' ||
      value === null ||
      value instanceof Uint8Array ||
      Object.values(value).every(isStorable);

/** Validates input against the contract. @throws AppError ERR_INVALID_INPUT, ERR_BAD_REQUEST */
function parse<E extends Endpoint>(entry: E, raw: unknown): ParsedInputOf<E> {
  if (Array.isArray(raw)) throw new AppError('ERR_BAD_REQUEST');
  const result = v.safeParse(entry.input, raw ?? {}, korean);
  if (!result.success) {
    const fields = fieldMessages(result.issues);
    throw fields ? new AppError('ERR_INVALID_INPUT', { fields }) : new AppError('ERR_BAD_REQUEST');
  }
  const bad = Object.entries(result.output ?? {}).filter(([, value]) => !isStorable(value));
  if (bad.length > 0)
    throw new AppError('ERR_INVALID_INPUT', {
      fields: Object.fromEntries(
        bad.map(([name]) => [name, '쓸 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.']),
      ),
    });
  return result.output as ParsedInputOf<E>;
}

/** Why an answer breaks its contract, null if it does not. Names paths and types only: values may be personal. */
function mismatch(entry: Endpoint, answer: unknown): string | null {
  const result = v.safeParse(entry.answer, answer);
  if (result.success) return null;
  return result.issues
    .map((issue) => `${v.getDotPath(issue) ?? 'answer'}: expected ${issue.expected ?? issue.type}`)
    .join('; ');
}

/**
 * Sends JSON that caches may store but must revalidate, or may use for `keep` seconds. The ETag is weak because
 * the body is compressed in different ways.
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  keep?: number,
) {
  const tag = `W/"${hash('sha256', json, 'base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': keep ? `max-age=${keep}` : 'no-cache', etag: tag });
  const known = request.headers['if-none-match']?.split(',').some((given) => given.trim() === tag);
  return known ? reply.code(304).send() : reply.type(JSON_TYPE).send(json);
}

/**
 * The calls of a module as a plugin, which registers each with `route`.
 * @param needs the plugins that they need beside those of `route`
 */
export const routes = (name: string, needs: string[], register: FastifyPluginAsync<Parts>) =>
  fp(register, {
    name,
    dependencies: ['failures', 'headers', 'same-origin', 'sessions', ...needs],
  });

/**
 * Registers a contract entry as a route: it admits the caller, validates the input and wraps the answer in the
 * entry's envelope. Caches may store only answers to GET that contain nothing about a person.
 */
export function route<E extends Endpoint>(app: FastifyInstance, entry: E, handler: Handler<E>) {
  const { audience } = entry;
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (audience) await app.sessions.admit[audience](request, reply);
  };
  const options: RouteOptions = {
    method: entry.method,
    url: entry.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: isUnsafe(entry) ? [app.fromPortalOnly, admit] : [admit],
    handler: async (request, reply) => {
      const input = parse(entry, await readInput(entry, request));
      const key = entry.keyed && readKey(request);
      // `admit` has made sure that the caller is of the entry's audience.
      const siteType = entry.keyed && readSiteType(request);
      const call = { request, reply, key, siteType, ...request.caller } as unknown as Call<E>;
      const handled = await handler(input, call);
      const accepted = handled instanceof Accepted ? handled : null;
      const answer = accepted ? accepted.answer : handled;
      const reason = app.checksAnswers ? mismatch(entry, answer) : null;
      if (reason !== null) throw new Error(`${entry.kind} broke its contract: ${reason}`);
      const status = accepted
        ? { code: accepted.code, message: errors[accepted.code].message }
        : OK;
      const body =
        entry.envelope === 'result'
          ? { status, resultCode: entry.resultCode ?? 1, resultData: answer }
          : { status, data: answer };
      if (accepted) return reply.code(errors[accepted.code].http).send(body);
      return entry.method === 'GET' && !isPersonal(entry) && !entry.changes
        ? sendRevalidated(request, reply, JSON.stringify(body), entry.keep)
        : reply.send(body);
    },
  };
  addRoute(app, entry, options);
}

/** The body of a successful answer with the `data` envelope. */
export const success = (data: unknown) => ({ status: OK, data });
