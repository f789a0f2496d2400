import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * The route's pattern, or the path where no route matched. Never the query string or path parameters:
 * both can identify a person or an order.
 */
const pathOf = (request: FastifyRequest) =>
  request.routeOptions.url ?? request.url.replace(/[?#].*$/s, '');

/** Logs one line per answer, without body, query string, headers or address. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line of the answer has everything.
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
 * An error as it is logged. A database error quotes values of the row in its message, detail and parameters,
 * so only table and constraint are kept.
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
