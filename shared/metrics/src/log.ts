import type { Config } from '@portal/config';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { hostname } from 'node:os';
import { types } from 'node:util';

/** Where log lines go. */
export interface LogSink {
  write(line: string): void;
}

type Service = 'api' | 'portal' | 'desk' | 'sandbox';

/** The portal and the desk leave the line per answer to the proxy, because they answer many files. */
const LOGS_ANSWERS: Record<Service, boolean> = {
  api: true,
  portal: false,
  desk: false,
  sandbox: true,
};

/**
 * A query string with values, an e-mail address, a mobile number, a resident number, a card. Texts of errors, of remotes and
 * of browsers may quote what a customer sent.
 */
const PERSONAL =
  /\?[^\s"\\=]*=[^\s"\\]*|[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b|(?<![\w-])(?:01[016789]-?\d{3,4}-?\d{4}|\d{6}-[1-8]\d{6}|(?:\d{4}-){3}\d{4})(?![\w-])/g;

/**
 * An error as it is logged. A database error quotes values of the row in its message, detail and parameters, so only table
 * and constraint are kept.
 */
function describe(thrown: unknown) {
  const error = Object(thrown) as NodeJS.ErrnoException & Record<string, unknown>;
  const { severity, table, constraint } = error;
  const cause = Object(error.cause) as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const said =
    severity === undefined
      ? { type: error.name ?? typeof thrown, message: error.message ?? String(thrown) }
      : { type: 'DatabaseError', message: 'refused by the database', table, constraint };
  return { ...said, code: error.code ?? cause.code, stack: frames.join('\n') };
}

/** The method and the registered path of a request. An address can identify a person or an order, so it is never logged. */
const about = (request: FastifyRequest) => ({
  method: request.method,
  path: request.measuredAs ?? request.routeOptions.url ?? 'unknown',
});

const answerOf = (request: FastifyRequest, reply: FastifyReply) => ({
  ...about(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
});

/** Replaces Fastify's serializers, which write the address of a request. */
const nothing = { req: () => ({}), res: () => ({}) };

/** Fastify's own lines, with our fields alone. */
class ServerLog extends LogController {
  readonly #logsAnswers: boolean;

  constructor(service: Service) {
    super({ requestIdLogLabel: 'requestId' });
    this.#logsAnswers = LOGS_ANSWERS[service];
  }

  override incomingRequest(): void {
    // The line of the answer has everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!this.#logsAnswers) return;
    const line = answerOf(request, reply);
    if (error) request.log.warn({ ...line, err: error }, 'answer cut off');
    else request.log.info(line, 'answered');
  }

  override streamError(
    error: NodeJS.ErrnoException,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = answerOf(request, reply);
    const isByClient = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isByClient) request.log.warn({ ...line, err: error }, 'answer cut off');
    else if (this.#logsAnswers) request.log.info(line, 'answer cut off');
  }

  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.statusCode >= 500) this.#failed(error, request);
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    this.#failed(error, request);
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    this.#failed(error, request);
  }

  override routeNotFound(): void {
    // The line of the answer has the status, and Fastify's text has the address.
  }

  override serviceUnavailable(logger: FastifyRequest['log']): void {
    logger.info({ status: 503 }, 'refused while stopping');
  }

  #failed(error: Error, request: FastifyRequest): void {
    request.log.error({ ...about(request), err: error }, 'request failed');
  }
}

/**
 * Options of Fastify for the log of a server: one line of JSON per event, whose fields docs/run.md (Logs) lists. Call
 * `measured` too.
 * @param to where log lines go; default: stdout
 */
export const logOf = (
  service: Service,
  { LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>,
  to?: LogSink,
) => ({
  logger: {
    level,
    base: { service, pid: process.pid, hostname: hostname() },
    // Libraries log a bare error too; pino knows it only if it is of its own realm.
    formatters: {
      log: (of: Record<string, unknown>) => (types.isNativeError(of) ? { err: of } : of),
    },
    serializers: { ...nothing, err: describe },
    hooks: { streamWrite: (line: string) => line.replace(PERSONAL, '…') },
    ...(to && { stream: to }),
  },
  logController: new ServerLog(service),
});

/** Logs that a server stops, when it accepts no more requests. */
export function logStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => app.log.info('stopping'));
}
