import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import formbody from '@fastify/formbody';
import multipart, { type Multipart } from '@fastify/multipart';
import {
  idempotencyKeySchema,
  PHOTO_BYTES_MAX,
  SITE_TYPE_HEADER,
  type Endpoint,
} from '@portal/contract';
import { isSiteType, type SiteType } from '@portal/format';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { AppError, toAppError } from './errors.ts';

/** The most bytes of a multipart body, not counting its file. */
const FORM_BYTES_MAX = 256 * 1024;
/** The most uploads at once: each is held in memory. */
const FILES_AT_ONCE = 16;
const LIMITS = { fields: 40, parts: 45, fieldSize: 64 * 1024, headerPairs: 20 };
const NAME_MAX = 100;
/** The most bytes that we read of a refused body; then we close the connection. */
const DRAINED_MAX = 64 * 1024 * 1024;

/** Converts an error of the multipart parser to what the customer is told; the sender is at fault. */
function refusal(thrown: unknown, file: string | undefined): AppError {
  if (Object(thrown).code === 'FST_FILES_LIMIT')
    return file === undefined
      ? new AppError('ERR_BAD_REQUEST', { cause: thrown })
      : new AppError('ERR_INVALID_INPUT', { fields: { [file]: '파일을 하나만 골라 주세요.' } });
  const error = toAppError(thrown);
  return error.code === 'ERR_INTERNAL' ? new AppError('ERR_BAD_REQUEST', { cause: thrown }) : error;
}

/** A field's text or a file's bytes. */
async function valueOf(part: Multipart): Promise<unknown> {
  // The parser leaves `fieldname` undefined for a part without a name, whatever the type says.
  if (String(part.fieldname).length > NAME_MAX) throw new AppError('ERR_BAD_REQUEST');
  if (part.type === 'file') return part.toBuffer();
  if (part.valueTruncated)
    throw new AppError('ERR_INVALID_INPUT', {
      fields: { [part.fieldname]: '내용이 너무 깁니다. 줄여서 다시 입력해 주세요.' },
    });
  return part.value;
}

/** Reads a body to its end: many clients read the answer only after they have sent everything. */
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

/** Reads fields, and the file where the entry has one. A repeated field becomes a list. */
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

/** A query without its empty parameters: a form of filters sends each of its fields, also those left blank. */
const filled = (query: unknown) =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));

function given(entry: Endpoint, request: FastifyRequest): unknown {
  if (entry.method === 'GET') return filled(request.query);
  if (entry.sends === 'query') return request.query;
  return entry.sends === 'multipart' && request.isMultipart()
    ? readMultipart(request, entry.file)
    : request.body;
}

/** The input of a call before validation: query or body, and path parameters. */
export async function readInput(entry: Endpoint, request: FastifyRequest): Promise<unknown> {
  const own = await given(entry, request);
  // Validation refuses a body that is not an object; path parameters cannot be merged into it.
  if (Array.isArray(own) || typeof own === 'string') return own;
  return { ...(own as object | null), ...(request.params as object) };
}

/**
 * Reads the idempotency key from its header.
 * @throws AppError ERR_BAD_REQUEST where it is missing or malformed: a customer cannot correct that in a form
 */
export function readKey({ headers }: FastifyRequest): string {
  const key = v.safeParse(idempotencyKeySchema, headers['idempotency-key']);
  if (!key.success) throw new AppError('ERR_BAD_REQUEST');
  return key.output;
}

/** Registers a route with the body parser that its entry needs, and no other. */
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
  // Named, because fastify searches the whole require cache for the name of an unnamed plugin.
  app.register(fp(scope, { name: kind, encapsulate: true }));
}

/** The site that the customer came from; anything unknown is the customer centre. */
export function readSiteType({ headers }: FastifyRequest): SiteType {
  const given = headers[SITE_TYPE_HEADER];
  return isSiteType(given) ? given : 'CS';
}
