import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector gets it. */
export interface ExportedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  /** 1: internal, 2: server, 3: client. */
  kind: number;
  /** 2: failed. */
  status: number;
  attributes: Record<string, unknown>;
}

type Values = { key: string; value: Record<string, unknown> }[];
const valuesOf = (values: Values = []) =>
  Object.fromEntries(values.map(({ key, value }) => [key, Object.values(value)[0]]));

interface Batch {
  resourceSpans: {
    resource: { attributes: Values };
    scopeSpans: {
      spans: (Omit<ExportedSpan, 'service' | 'status' | 'attributes'> & {
        attributes: Values;
        status: { code: number };
      })[];
    }[];
  }[];
}

const spansOf = ({ resourceSpans }: Batch): ExportedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, kind, status, attributes }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId,
        name,
        kind,
        status: status.code,
        attributes: valuesOf(attributes),
      })),
    ),
  );

/** A collector of traces: all spans that servers export to it, and the bytes that they sent. */
export async function startCollector() {
  const spans: ExportedSpan[] = [];
  const received: string[] = [];
  const how = { status: 200, held: Promise.resolve() };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    received.push(body);
    await how.held;
    if (how.status === 200) spans.push(...spansOf(JSON.parse(body) as Batch));
    response.writeHead(how.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => {
    if (request.url === '/v1/traces') void take(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const namesUp = (span: ExportedSpan): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [`${span.service} ${span.name}`, ...(parent ? namesUp(parent) : [])];
  };
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** How it answers: a test changes the status, and holds answers back. */
    how,
    /** Everything that was sent, as text. */
    text: () => received.join('\n'),
    /** Service and name of the span, its parent, and so on up. */
    chainOf: namesUp,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
