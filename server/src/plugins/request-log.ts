import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * The pattern of the route, or the path where no route matched. Never the query string, and never a
 * path's parameters: both can name a person or an order.
 */
const pathOf = (request: FastifyRequest) =>
  request.routeOptions.url ?? request.url.replace(/[?#].*$/s, '');

/** One line per answer: no body, no query string, no header, no address. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The answer's line says all of it.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.warn({ ...line, err: error }, 'answer cut off');
    else request.log.info(line, 'answered');
  }
}

/**
 * An error as it is logged. A database error's message, detail and parameters quote the row it broke
 * on, so of those only names are kept.
 */
function describe(error: Error) {
  const { code, severity, table, constraint } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const said =
    severity === undefined
      ? { type: error.name, message: error.message }
      : { type: 'DatabaseError', message: 'refused by the database', table, constraint };
  return { ...said, code, stack: frames.join('\n') };
}

export const serializers = {
  err: describe,
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
};
