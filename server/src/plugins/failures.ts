import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errors } from '@portal/contract';
import { Counter } from '@portal/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, failure, toAppError } from '../errors.ts';
import { apiHeaders, JSON_TYPE } from './api-headers.ts';

/** Retry-After of a 503, in seconds. */
const RETRY_AFTER = '5';

/** Answers any thrown value in the envelope, and logs it where the server is at fault. */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  const { http } = errors[error.code];
  if (http >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  if (http === 503) void reply.header('retry-after', RETRY_AFTER);
  void reply
    .code(http)
    .headers({ ...apiHeaders(request.id), 'content-type': JSON_TYPE })
    .send(failure(error, request.id));
}

/** Answers bytes that are not an HTTP request; there is no reply object, so it writes to the socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'ERR_TOO_LARGE' : 'ERR_BAD_REQUEST';
  const requestId = randomUUID();
  const body = JSON.stringify(failure(new AppError(code), requestId));
  const headers = {
    ...apiHeaders(requestId),
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${errors[code].http} ${code}\r\n${head.join('')}\r\n${body}`);
}

/** Answers every error, and every unknown address, in the envelope. */
export const failures = fp(
  async (app) => {
    const failed = new Counter({
      name: 'api_failures_total',
      help: 'Answers with an error code (docs/errors.md), by registered path. ERR_TOO_MANY: a limit was reached.',
      labelNames: ['route', 'code'],
      registers: [app.metrics],
    });
    app.setErrorHandler((thrown, request, reply) => {
      const { url: route = 'unknown' } = request.routeOptions;
      failed.inc({ route, code: toAppError(thrown).code });
      answerFailure(thrown, request, reply);
    });
    app.setNotFoundHandler((request, reply) =>
      answerFailure(new AppError('ERR_NOT_FOUND'), request, reply),
    );
  },
  { name: 'failures' },
);
