import { Counter, Histogram } from '@portal/metrics';
import type { FastifyInstance } from 'fastify';

/** In seconds; a provider gets 25 at most. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Some calls never throw, and answer that they do not know. */
const isMissing = (answer: unknown) =>
  answer === false || (answer as { is?: string } | null)?.is === 'unsure';

/**
 * Counts and times the calls of providers.
 * @returns a function that returns a provider's client as it is, but counted
 */
export function providerMetrics({ metrics }: Pick<FastifyInstance, 'metrics'>) {
  const registers = [metrics];
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls of providers; `failed` ones had no answer that can be used.',
    labelNames: ['provider', 'call', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'How long providers took to answer.',
    labelNames: ['provider', 'call'],
    buckets: BUCKETS,
    registers,
  });
  return <C extends object>(provider: string, client: C): C =>
    new Proxy(client, {
      get(target, call) {
        const value: unknown = Reflect.get(target, call);
        if (typeof value !== 'function' || typeof call !== 'string') return value;
        return (...args: unknown[]): unknown => {
          const end = duration.startTimer({ provider, call });
          const answer: unknown = value.apply(target, args);
          if (!(answer instanceof Promise)) return answer;
          const count = (outcome: 'answered' | 'failed') => {
            end();
            calls.inc({ provider, call, outcome });
          };
          answer.then(
            (given) => count(isMissing(given) ? 'failed' : 'answered'),
            () => count('failed'),
          );
          return answer;
        };
      },
    });
}
