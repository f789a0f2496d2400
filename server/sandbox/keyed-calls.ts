import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isSame } from '../src/pseudonym.ts';

/**
 * Calls that the portal's server makes: JSON by POST, with a shared key.
 * @returns what registers one under its name; an answer of null is 404
 */
export function keyedCalls(app: FastifyInstance, key: string) {
  const isKnown = (given = '') => isSame(given, `Bearer ${key}`);
  return <S extends v.GenericSchema>(
    name: string,
    schema: S,
    answer: (input: v.InferOutput<S>) => object | null,
  ) =>
    app.post(`/api/${name}`, async (request, reply) => {
      if (!isKnown(request.headers.authorization))
        return reply.code(401).send({ error: 'unknown key' });
      const input = v.safeParse(schema, request.body);
      if (!input.success) return reply.code(400).send({ error: 'not this call’s input' });
      const found = answer(input.output);
      return found ?? reply.code(404).send({ error: 'not found' });
    });
}
