import { Counter, Histogram } from '@portal/metrics';
import { inSpan, KIND } from '@portal/metrics/traces';
import type { FastifyInstance } from 'fastify';

/** Bounds of durations, in seconds. No call waits for longer than 25. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Whether an answer says that the provider gave none: some clients return `false` or `is: 'unsure'` then, instead of throwing. */
const isMissing = (answer: unknown) =>
  answer === false || (answer as { is?: string } | null)?.is === 'unsure';

/**
 * Counts and times the calls of providers, and traces those that a request waits for.
 * @returns wraps a provider's client: the same calls, each counted, timed and traced
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
          const name = `${provider} ${call}`;
          const attributes = { 'provider.name': provider, 'provider.call': call };
          const work = (): unknown => value.apply(target, args);
          const answer = inSpan(name, { kind: KIND.client, attributes }, work, isMissing);
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
