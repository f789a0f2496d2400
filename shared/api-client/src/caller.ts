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
  call<E extends Endpoint>(entry: E, input: InputOf<E>, signal?: AbortSignal): Promise<AnswerOf<E>>;
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

/** Where the parts of an input go: into the path, the query or the body. */
function requestOf({ method, path, sends }: Endpoint, input: unknown) {
  const values = Object.entries(input as object).filter(([, value]) => value !== undefined);
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const valueOf = (_: string, name: string) =>
    encodeURIComponent(String((input as Record<string, unknown>)[name]));
  const url = path.replace(/\{(\w+)\}/g, valueOf);
  const rest = values.filter(([name]) => !inPath.has(name));
  if (sends === 'form')
    return { url, data: new URLSearchParams(rest.map(([name, value]) => [name, String(value)])) };
  const body = Object.fromEntries(rest);
  return method === 'GET' || sends === 'query' ? { url, params: body } : { url, data: body };
}

/**
 * Makes a caller on an axios instance, which carries base address and headers. Of one kind only the
 * newest call counts: it aborts the one before. Different kinds run side by side.
 */
export function createCaller(http: AxiosInstance): Caller {
  const running = new Map<string, AbortController>();
  return {
    async call(entry, input, signal) {
      running.get(entry.kind)?.abort();
      const own = new AbortController();
      const abort = () => own.abort();
      running.set(entry.kind, own);
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
      try {
        const response = await http
          .request<unknown>({
            method: entry.method,
            ...requestOf(entry, input),
            signal: own.signal,
            portalOverlay: entry.overlay !== undefined,
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
