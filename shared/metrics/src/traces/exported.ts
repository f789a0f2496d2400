import { ROOT_CONTEXT, trace, type Context, type SpanContext } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Config } from '@portal/config';
import { KIND, type OpenSpan } from './current.ts';

/** What this module reports of itself. */
export interface Log {
  warn(facts: object, message: string): void;
  info(message: string): void;
}

export type TracesConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** A page view as a browser reports it, whose trace and span the browser has named. */
export interface PageView {
  traceId: string;
  spanId: string;
  /** The span of the document that it continues; null where the view begins a trace. */
  parentId: string | null;
  /** The page's pattern. */
  route: string;
  /** Milliseconds since 1970. */
  begun: number;
  ended: number;
}

/** How many ended spans may wait for their export. While the queue is full, further ones are dropped. */
const QUEUE = 2048;
/** How many spans one request to the collector holds at most, and how often one is sent. */
const BATCH = 512;
const EVERY_MS = 1000;
/** How long an export may take with its repetitions, and how long a server that stops waits for its last. */
const EXPORT_MS = 5000;
const LAST_MS = 2000;

const PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Reads a `traceparent` header; null for one that says nothing. */
function readParent(header: string | null): SpanContext | null {
  const [, traceId = '', spanId = '', flags = '0'] = PARENT.exec(header ?? '') ?? [];
  const traceFlags = Number.parseInt(flags, 16) & 1;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return trace.isSpanContextValid(context) && !header?.startsWith('ff') ? context : null;
}

const below = (parent: SpanContext | null): Context =>
  parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;

/** The sampler that the OpenTelemetry specification means by this name. */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TracesConfig) {
  const root = name.endsWith('ratio')
    ? new TraceIdRatioBasedSampler(ratio)
    : name.endsWith('off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

/** An exporter that says when exports begin to fail and when they work again, and nothing in between. */
function exporterTo(endpoint: string, log: Log): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  let fails = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !fails) log.warn({ err: error }, 'traces are not exported');
        if (!error && fails) log.info('traces are exported again');
        fails = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** The ids of the span that the browser's provider begins next. */
class GivenIds extends RandomIdGenerator {
  next = { traceId: '', spanId: '' };
  override generateTraceId = () => this.next.traceId;
  override generateSpanId = () => this.next.spanId;
}

/** Collects the spans of one server, and exports them. */
export function startTraces(config: TracesConfig, endpoint: string, service: string, log: Log) {
  const processor = new BatchSpanProcessor({
    exporter: exporterTo(endpoint, log),
    maxQueueSize: QUEUE,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: EVERY_MS,
    exportTimeoutMillis: EXPORT_MS,
  });
  const common = defaultResource().merge(detectResources({ detectors: [envDetector] }));
  const of = (name: string) => ({
    resource: common.merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [processor],
  });
  const tracer = new TracerProvider({ ...of(service), sampler: samplerOf(config) }).getTracer(
    'portal',
  );
  const idGenerator = new GivenIds();
  // What a browser reports belongs to a document that was sampled.
  const browser = new TracerProvider({
    ...of('portal-browser'),
    sampler: new AlwaysOnSampler(),
    idGenerator,
  }).getTracer('portal');

  const begin = (name: string, options: Parameters<OpenSpan['begin']>[1], context: Context) => {
    const span = tracer.startSpan(name, options, context);
    const open: OpenSpan = {
      span,
      begin: (inner, more) => begin(inner, more, trace.setSpan(ROOT_CONTEXT, span)),
    };
    return open;
  };

  return {
    /** Begins the span of a request, below the one that its `traceparent` header names; null begins a trace. */
    beginRequest: (attributes: Record<string, string>, parent: string | null): OpenSpan =>
      begin('request', { kind: KIND.server, attributes }, below(readParent(parent))),
    addPageView({ traceId, spanId, parentId, route, begun, ended }: PageView): void {
      idGenerator.next = { traceId, spanId };
      const parent = parentId === null ? null : { traceId, spanId: parentId, traceFlags: 1 };
      const attributes = { 'http.route': route };
      const options = { kind: KIND.internal, attributes, startTime: begun };
      browser.startSpan(`page view ${route}`, options, below(parent)).end(ended);
    },
    /** Exports what is left, but waits for no collector that does not answer. */
    async close(): Promise<void> {
      const enough = new Promise<void>((over) => setTimeout(over, LAST_MS).unref());
      await Promise.race([processor.shutdown().catch(() => undefined), enough]);
    },
  };
}

export type Traces = ReturnType<typeof startTraces>;
