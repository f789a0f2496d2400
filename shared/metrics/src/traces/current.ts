import type { Attributes, Span, SpanOptions } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

// Types alone come from OpenTelemetry: where nothing is traced, none of its code is loaded.

/** SpanKind of @opentelemetry/api. */
export const KIND = { internal: 0, server: 1, client: 2 } as const;
const FAILED = 2;

/** A span under way, and how to begin those below it. */
export interface OpenSpan {
  readonly span: Span;
  begin(name: string, options: SpanOptions): OpenSpan;
}

/** The span that the running code works for: of a request, until it is answered. */
const current = new AsyncLocalStorage<OpenSpan>();

/** Runs code, and what it waits for, as part of a span. */
export const runIn = <T>(span: OpenSpan, work: () => T): T => current.run(span, work);

const headerOf = ({ span }: OpenSpan): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
};

/** The header by which a call continues the trace at the server that gets it (W3C Trace Context); none where nothing is traced. */
export function traceHeaders(): { traceparent?: string } {
  const here = current.getStore();
  return here ? { traceparent: headerOf(here) } : {};
}

/** The trace that a document continues in the browser; null where it is not sampled, so that the browser does nothing. */
export function sampledTrace(): string | null {
  const here = current.getStore();
  return here?.span.isRecording() ? headerOf(here) : null;
}

export interface About {
  kind?: (typeof KIND)[keyof typeof KIND];
  /** Values of a bounded set, which the code or a release names: never what somebody sent. */
  attributes: Attributes;
}

/** Ends a span. A failure has no message, because messages quote what somebody sent. */
export function endSpan(span: Span, failed: boolean, at?: number): void {
  if (failed) span.setStatus({ code: FAILED });
  span.end(at);
}

/**
 * Runs `work` in a new span below the current one, which ends when the promise that `work` returns is settled. If there is
 * no current span, or its trace is not sampled, this only runs `work`. If `work` returns no promise, its span is never ended
 * and so not exported.
 * @param isFailed whether the answer marks the span as failed; a rejection always does
 */
export function inSpan<T>(
  name: string,
  { kind = KIND.internal, attributes }: About,
  work: () => T,
  isFailed: (answer: Awaited<T>) => boolean = () => false,
): T {
  const outer = current.getStore();
  if (!outer?.span.isRecording()) return work();
  const inner = outer.begin(name, { kind, attributes });
  const answer = current.run(inner, work);
  if (answer instanceof Promise)
    answer.then(
      (given: Awaited<T>) => endSpan(inner.span, isFailed(given)),
      () => endSpan(inner.span, true),
    );
  return answer;
}

/** Adds an ended span that is `ms` milliseconds long and ends now. Calls `about` only if the current trace is recorded. */
export function noteSpan(
  ms: number,
  failed: boolean,
  about: () => Required<About> & { name: string },
): void {
  const outer = current.getStore();
  if (!outer?.span.isRecording()) return;
  const now = performance.timeOrigin + performance.now();
  const { name, kind, attributes } = about();
  endSpan(outer.begin(name, { kind, attributes, startTime: now - ms }).span, failed, now);
}
