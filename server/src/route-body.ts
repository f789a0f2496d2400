import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import formbody from '@fastify/formbody';
import multipart, { type Multipart } from '@fastify/multipart';
import { idempotencyKeySchema, PHOTO_BYTES_MAX, type Endpoint } from '@portal/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { AppError, toAppError } from './errors.ts';

/** Of a multipart body, its file aside. */
const FORM_BYTES_MAX = 256 * 1024;
/** Files that are received at once: each is in memory. */
const FILES_AT_ONCE = 16;
const LIMITS = { fields: 40, parts: 45, fieldSize: 64 * 1024, headerPairs: 20 };
const NAME_MAX = 100;
/** What is read of a refused body; who sends more finds the connection closed. */
const DRAINED_MAX = 64 * 1024 * 1024;

/** What of a broken form the customer is told; the parser's own failures are the sender's fault. */
function refusal(thrown: unknown, file: string | undefined): AppError {
  if (Object(thrown).code === 'FST_FILES_LIMIT')
    return file === undefined
      ? new AppError('ERR_BAD_REQUEST', { cause: thrown })
      : new AppError('ERR_INVALID_INPUT', { fields: { [file]: '파일을 하나만 골라 주세요.' } });
  const error = toAppError(thrown);
  return error.code === 'ERR_INTERNAL' ? new AppError('ERR_BAD_REQUEST', { cause: thrown }) : error;
}

/** The text of a field, the bytes of a file. */
async function valueOf(part: Multipart): Promise<unknown> {
  // A part without a name has none here, whatever its type says.
  if (String(part.fieldname).length > NAME_MAX) throw new AppError('ERR_BAD_REQUEST');
  if (part.type === 'file') return part.toBuffer();
  if (part.valueTruncated)
    throw new AppError('ERR_INVALID_INPUT', {
      fields: { [part.fieldname]: '내용이 너무 깁니다. 줄여서 다시 입력해 주세요.' },
    });
  return part.value;
}

/** Reads a body to its end: many hear an answer only once they have sent everything. */
async function drain(raw: IncomingMessage): Promise<void> {
  let left = DRAINED_MAX;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
  await finished(raw).catch(() => undefined);
}

let receiving = 0;

/** Reads the fields, and the file where the entry has one; what is sent twice becomes a list. */
async function readMultipart(request: FastifyRequest, file: string | undefined): Promise<unknown> {
  const files = file === undefined ? 0 : 1;
  receiving += files;
  const longest = FORM_BYTES_MAX + files * PHOTO_BYTES_MAX;
  const values = new Map<string, unknown[]>();
  try {
    if (receiving > FILES_AT_ONCE) throw new AppError('ERR_UNAVAILABLE');
    if (Number(request.headers['content-length']) > longest) throw new AppError('ERR_TOO_LARGE');
    const limits = { ...LIMITS, files, fileSize: PHOTO_BYTES_MAX };
    for await (const part of request.parts({ limits })) {
      const value = await valueOf(part);
      values.set(part.fieldname, [...(values.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    throw refusal(error, file);
  } finally {
    receiving -= files;
    await drain(request.raw);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
}

function given(entry: Endpoint, request: FastifyRequest): unknown {
  if (entry.method === 'GET' || entry.sends === 'query') return request.query;
  return entry.sends === 'multipart' && request.isMultipart()
    ? readMultipart(request, entry.file)
    : request.body;
}

/** What came with a call, not yet checked: its query or body, and the path's fields. */
export async function readInput(entry: Endpoint, request: FastifyRequest): Promise<unknown> {
  const own = await given(entry, request);
  // A body that is no object has no place for the path's own fields: it is refused as it is.
  if (Array.isArray(own) || typeof own === 'string') return own;
  return { ...(own as object | null), ...(request.params as object) };
}

/**
 * The idempotency key of a call. It stands in a header, where a proxy that repeats the request sees it.
 * @throws AppError ERR_BAD_REQUEST where it is missing or malformed: no field of a form can mend that
 */
export function readKey({ headers }: FastifyRequest): string {
  const key = v.safeParse(idempotencyKeySchema, headers['idempotency-key']);
  if (!key.success) throw new AppError('ERR_BAD_REQUEST');
  return key.output;
}

/** Registers a route where the one kind of body is read that its entry takes. */
export function addRoute(
  app: FastifyInstance,
  { kind, sends }: Endpoint,
  options: RouteOptions,
): void {
  if (sends !== 'form' && sends !== 'multipart') return void app.route(options);
  const scope = async (own: FastifyInstance) => {
    own.removeAllContentTypeParsers();
    if (sends === 'form') await own.register(formbody);
    else await own.register(multipart);
    own.route(options);
  };
  // Without a name, fastify looks for the function among all that `require` has loaded.
  app.register(fp(scope, { name: kind, encapsulate: true }));
}
