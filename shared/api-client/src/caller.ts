import {
  errorDetailSchema,
  isRead,
  SITE_TYPE_HEADER,
  statusSchema,
  type AnswerOf,
  type Endpoint,
  type InputOf,
} from '@portal/contract';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import * as v from 'valibot';
import { apiError, type ApiError } from './api-error.ts';

/** Calls the API by contract entries. */
export interface Caller {
  /** @throws ApiError and nothing else */
  call<E extends Endpoint>(
    entry: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Idempotency key of a `keyed` entry; the same submission sends the same key again. */
  key?: string | undefined;
  /** Called with the fraction of the input that has been sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /**
   * The call neither aborts others of its kind nor is aborted by them. For calls that are sent before the customer asks, and for
   * two readers of one kind on a page.
   */
  beside?: boolean | undefined;
  /** The shell is not told of a failure: the customer has not asked for the call, and nothing is lost without it. */
  quiet?: boolean | undefined;
}

/** Callbacks with which a page observes its calls. */
export interface CallWatch {
  /**
   * The whole page waits for a call; returns a function that ends the wait. `retry` aborts the request and sends it
   * again; null if a repetition could do something twice.
   */
  busy(retry: (() => void) | null): () => void;
  /** A call failed with this code. */
  heard(code: string): void;
  /** A call has made the answers of these kinds stale. */
  changed(kinds: readonly string[]): void;
  /** The site that the customer came from; submissions carry it. */
  siteType(): string;
}

const envelopeSchema = v.object({
  status: statusSchema,
  error: v.optional(errorDetailSchema),
  resultCode: v.optional(v.number()),
});

/** Reads an answer by its body. The HTTP status only counts if the body has no status. */
function readAnswer<E extends Endpoint>(entry: E, response: AxiosResponse<unknown>): AnswerOf<E> {
  const http = response.status;
  const envelope = v.safeParse(envelopeSchema, response.data);
  if (!envelope.success)
    throw apiError({ code: http >= 500 ? 'ERR_UNAVAILABLE' : 'BAD_ANSWER', http });
  const { status, error, resultCode } = envelope.output;
  const accepted = ['200', ...(entry.accepts ?? [])].includes(String(status.code));
  const succeeded =
    accepted && (entry.envelope === 'data' || resultCode === (entry.resultCode ?? 1));
  if (!succeeded)
    throw apiError({
      code: String(status.code),
      message: status.message,
      http,
      requestId: error?.requestId ?? null,
      fields: error?.fields ?? {},
    });
  const body = response.data as { data?: unknown; resultData?: unknown };
  const answer = v.safeParse(entry.answer, entry.envelope === 'data' ? body.data : body.resultData);
  if (!answer.success) throw apiError({ code: 'BAD_ANSWER', http });
  return answer.output as AnswerOf<E>;
}

/** Converts an axios error. Whatever it throws without an answer counts as NETWORK. */
const failureOf = (error: unknown): ApiError =>
  apiError({ code: (error as { code?: string }).code === 'ERR_CANCELED' ? 'ABORTED' : 'NETWORK' });

/** A multipart body. A list repeats its name; a file is sent under the field's name, without its own. */
function formDataOf(values: [string, unknown][]): FormData {
  const data = new FormData();
  for (const [name, value] of values.flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  ))
    if (value instanceof Blob) data.append(name, value, name);
    else data.append(name, String(value));
  return data;
}

/** Distributes an input's fields over path, query and body. */
function requestOf({ method, path, sends }: Endpoint, input: unknown) {
  const fields = input as Record<string, unknown>;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const url = path.replace(/\{(\w+)\}/g, (_: string, name: string) =>
    encodeURIComponent(String(fields[name])),
  );
  const rest = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !inPath.has(name),
  );
  const texts = () => new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  if (method === 'GET' || sends === 'query') return { url, params: texts() };
  if (sends === 'multipart') return { url, data: formDataOf(rest) };
  if (sends === 'form') return { url, data: texts() };
  return { url, data: Object.fromEntries(rest) };
}

const submissionHeaders = (key: string, siteType: string | undefined) => ({
  'Idempotency-Key': key,
  ...(siteType !== undefined && { [SITE_TYPE_HEADER]: siteType }),
});

/** Headers that continue the trace of the page view, from the document's head; none where it is not traced, and on the server. */
const traceHeaders = () =>
  Object.fromEntries(
    Array.from(
      globalThis.document?.querySelectorAll<HTMLMetaElement>('meta[name^=trace]') ?? [],
      ({ name, content }) => [name, content],
    ),
  );

/** A request that `retry` aborts and sends again, until it is answered or `given` is aborted. */
function retriable(http: AxiosInstance, given: AbortSignal, config: AxiosRequestConfig) {
  let attempt = new AbortController();
  const abort = () => attempt.abort();
  const send = async (): Promise<AxiosResponse<unknown>> => {
    attempt = new AbortController();
    if (given.aborted) abort();
    const { signal } = attempt;
    try {
      return await http.request<unknown>({ ...config, signal });
    } catch (error) {
      if (signal.aborted && !given.aborted) return send();
      throw failureOf(error);
    }
  };
  given.addEventListener('abort', abort);
  return { send, retry: abort };
}

/**
 * Makes a caller on an axios instance, which carries base address and headers. A new call of a kind aborts
 * the one still running; calls of different kinds run side by side, and so do uploads and what is sent beside.
 */
export function createCaller(http: AxiosInstance, watch: Partial<CallWatch> = {}): Caller {
  const running = new Map<string, AbortController>();
  return {
    async call(entry, input, { signal, key, onProgress, beside, quiet } = {}) {
      const own = new AbortController();
      const abort = () => own.abort();
      if (entry.file === undefined && !beside) {
        running.get(entry.kind)?.abort();
        running.set(entry.kind, own);
      }
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
      const { send, retry } = retriable(http, own.signal, {
        method: entry.method,
        ...requestOf(entry, input),
        headers: {
          ...traceHeaders(),
          ...(key !== undefined && submissionHeaders(key, watch.siteType?.())),
        },
        ...(onProgress && {
          onUploadProgress: ({ progress }: { progress?: number | undefined }) =>
            onProgress(progress ?? 0),
        }),
        // The API expects no XSRF token, and axios would look for its cookie asynchronously before sending.
        withXSRFToken: false,
        // The body tells success from failure, whatever the HTTP status.
        validateStatus: () => true,
      });
      const mayRetry = isRead(entry) || entry.keyed === true;
      const endBusy = entry.overlay && watch.busy?.(mayRetry ? retry : null);
      try {
        const response = await send();
        const answer = readAnswer(entry, response);
        if (entry.invalidates) watch.changed?.(entry.invalidates);
        return answer;
      } catch (error) {
        const { code, http: status } = error as ApiError;
        if (status > 0 && !quiet) watch.heard?.(code);
        throw error;
      } finally {
        endBusy?.();
        signal?.removeEventListener('abort', abort);
        if (running.get(entry.kind) === own) running.delete(entry.kind);
      }
    },
  };
}
