import {
  errorDetailSchema,
  statusSchema,
  type AnswerOf,
  type Endpoint,
  type InputOf,
} from '@portal/contract';
import type { AxiosInstance, AxiosResponse } from 'axios';
import * as v from 'valibot';
import { apiError, type ApiError } from './api-error.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The whole page waits for this call: the shell shows its overlay (@portal/host, watchCalls). */
    portalOverlay?: boolean;
  }
}

/** Calls the API by contract entries. */
export interface Caller {
  /** @throws ApiError, whatever went wrong. */
  call<E extends Endpoint>(
    entry: E,
    input: InputOf<E>,
    signal?: AbortSignal,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
}

interface CallOptions {
  /** Told how much of the input has been sent, 0 to 1. */
  onProgress?(fraction: number): void;
}

const envelopeSchema = v.object({
  status: statusSchema,
  error: v.optional(errorDetailSchema),
  resultCode: v.optional(v.number()),
});

/** Reads an answer by its body first; the HTTP status only tells where the body says nothing. */
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

/** What an axios failure means; everything it throws without an answer is the network's. */
const failureOf = (error: unknown): ApiError =>
  apiError({ code: (error as { code?: string }).code === 'ERR_CANCELED' ? 'ABORTED' : 'NETWORK' });

/** A body of named parts: a list repeats its name. A file comes under that name too, its own stays here. */
function formDataOf(values: [string, unknown][]): FormData {
  const data = new FormData();
  for (const [name, value] of values.flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  ))
    if (value instanceof Blob) data.append(name, value, name);
    else data.append(name, String(value));
  return data;
}

/** Where the parts of an input go: into the path, a header, the query or the body. */
function requestOf({ method, path, sends, keyed }: Endpoint, input: unknown) {
  const { idempotencyKey, ...unkeyed } = input as Record<string, unknown>;
  const own = keyed ? unkeyed : (input as Record<string, unknown>);
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const url = path.replace(/\{(\w+)\}/g, (_: string, name: string) =>
    encodeURIComponent(String(own[name])),
  );
  const headers = keyed ? { 'Idempotency-Key': String(idempotencyKey) } : {};
  const rest = Object.entries(own).filter(
    ([name, value]) => value !== undefined && !inPath.has(name),
  );
  const body = Object.fromEntries(rest);
  if (method === 'GET' || sends === 'query') return { url, headers, params: body };
  if (sends === 'multipart') return { url, headers, data: formDataOf(rest) };
  if (sends === 'form')
    return {
      url,
      headers,
      data: new URLSearchParams(rest.map(([name, value]) => [name, String(value)])),
    };
  return { url, headers, data: body };
}

/**
 * Makes a caller on an axios instance, which carries base address and headers. Of one kind only the
 * newest call counts: it aborts the one before. Different kinds run side by side, and so do files.
 */
export function createCaller(http: AxiosInstance): Caller {
  const running = new Map<string, AbortController>();
  return {
    async call(entry, input, signal, { onProgress } = {}) {
      const own = new AbortController();
      const abort = () => own.abort();
      if (entry.file === undefined) {
        running.get(entry.kind)?.abort();
        running.set(entry.kind, own);
      }
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
      try {
        const response = await http
          .request<unknown>({
            method: entry.method,
            ...requestOf(entry, input),
            signal: own.signal,
            portalOverlay: entry.overlay !== undefined,
            ...(onProgress && {
              onUploadProgress: ({ progress }: { progress?: number | undefined }) =>
                onProgress(progress ?? 0),
            }),
            // The body says whether it worked, whatever the HTTP status is.
            validateStatus: () => true,
          })
          .catch((error: unknown) => {
            throw failureOf(error);
          });
        return readAnswer(entry, response);
      } finally {
        signal?.removeEventListener('abort', abort);
        if (running.get(entry.kind) === own) running.delete(entry.kind);
      }
    },
  };
}
