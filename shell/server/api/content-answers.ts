import * as contract from '@portal/contract';
import { traceHeaders } from '@portal/metrics/traces';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

/** Bytes of answers to keep: the lists of all boards with their pages are around 1 MB. */
const MOST_BYTES = 8_000_000;
/**
 * How long an answer is kept at most. A change of the content is noticed at once by its revision; this limit is for changes that
 * have no revision, as a new version of the API or another configuration.
 */
const KEPT_MS = 60_000;
/** Requests with longer bodies are passed on unread; no input of these calls comes near. */
const LONGEST_BODY = 4096;
const LIMIT_MS = 10_000;
const KEPT_HEADERS = [
  'content-type',
  'cache-control',
  'etag',
  'cross-origin-resource-policy',
  'x-content-type-options',
];

interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The calls whose answers are the same for everybody until the content or the day changes. */
export const contentCalls = (Object.values(contract) as unknown[])
  .filter(contract.isEndpoint)
  .filter(({ content }) => content === true)
  .map(({ method, path }) => ({ method, path }));

/**
 * Whether the cache may answer this request. A POST must show by its headers that a page of the portal sent it. All others are passed
 * on to the API, which checks that itself: those of foreign pages, and of older browsers, which send no Sec-Fetch-Site.
 */
export function isAnswerable({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET') return true;
  const isOurs = headers['sec-fetch-site'] === 'same-origin' && Boolean(headers['x-portal-client']);
  const length = Number(headers['content-length'] ?? Number.NaN);
  return isOurs && length <= LONGEST_BODY;
}

/**
 * Answers calls of content from a cache, for the portal's pages in browsers. What the API gets has no cookie and nothing else of
 * the browser that asks, so an answer can depend on nobody.
 */
export class ContentAnswers {
  readonly #apiUrl: string;
  readonly #revision: () => Promise<string | null>;
  readonly #cache = new LRUCache<string, ApiAnswer>({
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  readonly #underWay = new Map<string, Promise<ApiAnswer>>();

  /** @param revision of the content; null while the API has not answered yet */
  constructor(apiUrl: string, revision: () => Promise<string | null>) {
    this.#apiUrl = apiUrl;
    this.#revision = revision;
  }

  /** @throws where the API does not answer */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = request.body ? await buffer(request.body as Readable) : null;
    const answer = await this.#answer(request, body);
    void reply.code(answer.status).headers(answer.headers).header('x-request-id', request.id);
    const { etag } = answer.headers;
    const known = request.headers['if-none-match']?.split(',').map((given) => given.trim());
    if (etag && answer.status === 200 && known?.includes(etag)) return reply.code(304).send();
    return reply.send(answer.body);
  }

  async #answer(request: FastifyRequest, body: Buffer | null): Promise<ApiAnswer> {
    const { method, raw, headers } = request;
    const revision = await this.#revision();
    const type = body ? (headers['content-type'] ?? '') : '';
    const key = [revision, method, raw.url, type, body?.toString('latin1')].join('\n');
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const asking = this.#underWay.get(key) ?? this.#askAndCache(request, body, key, revision);
    this.#underWay.set(key, asking);
    return asking.finally(() => this.#underWay.delete(key));
  }

  async #askAndCache(
    request: FastifyRequest,
    body: Buffer | null,
    key: string,
    revision: string | null,
  ) {
    const answer = await this.#ask(request, body);
    // If the content changed meanwhile, the answer may be of either state.
    if (answer.status === 200 && revision !== null && revision === (await this.#revision()))
      this.#cache.set(key, answer);
    return answer;
  }

  async #ask({ method, raw, headers, id }: FastifyRequest, body: Buffer | null) {
    const response = await fetch(this.#apiUrl + raw.url, {
      method,
      body: body && new Uint8Array(body),
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'sec-fetch-site': 'same-origin',
        'x-portal-client': String(headers['x-portal-client'] ?? 'portal'),
        'x-request-id': id,
        ...(body && { 'content-type': headers['content-type'] ?? '' }),
        ...traceHeaders(),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      status: response.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
}
