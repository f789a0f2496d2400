import { traceHeaders } from '@portal/metrics/traces';
import * as v from 'valibot';
import { AppError } from './errors.ts';

const PATIENCE_MS = 5_000;

/**
 * Calls of a provider's service: JSON by POST, with a shared key. A call answers null where the service knows nothing
 * of what was asked for (404), and throws AppError ERR_UNAVAILABLE where the service does not answer, or in another shape.
 * @param service what the log calls it
 * @param answers the shape of each call's answer, by its name
 */
export function providerCalls<A extends Record<string, v.GenericSchema>>(
  service: string,
  { url, key }: { url: string; key: string },
  answers: A,
) {
  return async <N extends keyof A & string>(name: N, input: object) => {
    try {
      const response = await fetch(`${url}/api/${name}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...traceHeaders(),
        },
        body: JSON.stringify(input),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const answer = v.safeParse(answers[name] as A[N], await response.json());
      // The issues would quote received values, which are personal.
      if (!answer.success) throw new Error('answered in another shape');
      return answer.output;
    } catch (error) {
      const { name: type, message } = error as Error;
      const cause = new Error(`${service}, ${name}: ${type}: ${message}`);
      throw new AppError('ERR_UNAVAILABLE', { cause });
    }
  };
}
