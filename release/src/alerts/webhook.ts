import type { Config } from '@portal/config';
import { createHmac } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';

/** An alert as it is posted to the webhook. */
export interface Alert {
  /** The same in each try and from each desk, so that the receiver can drop repetitions. */
  id: string;
  type: 'canary.aborted' | 'version.blocked' | 'store.away' | 'failures.doubled' | 'test';
  /** When it began, as far as the desk knows. */
  at: string;
  /** One sentence for people. */
  text: string;
  data: Record<string, string | number>;
}

export interface Webhook {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

/** Where alerts go; null if nobody wants them. */
export const webhookOf = (config: Config): Webhook | null =>
  config.ALERT_WEBHOOK_URL && config.ALERT_WEBHOOK_SECRET
    ? { url: config.ALERT_WEBHOOK_URL, secret: config.ALERT_WEBHOOK_SECRET }
    : null;

/** How long the receiver may take to answer. */
const TIMEOUT_MS = 10_000;
const SECOND = 1000;
/** Waits between tries, in milliseconds. After the last one the alert is given up. */
const WAITS_MS = [5, 30, 120, 600, 1800].map((seconds) => seconds * SECOND);

/** The signature of the Standard Webhooks specification: HMAC-SHA256 over id, time and body. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Sends an alert once. Returns what went wrong in a few words, without the address; null if the receiver answered 2xx. */
export async function sendOnce(
  { url, secret }: Webhook,
  { id, type, at, text, data }: Alert,
  signal?: AbortSignal,
): Promise<string | null> {
  const body = JSON.stringify({ type, timestamp: at, text, data });
  const seconds = Math.floor(Date.now() / SECOND);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secret, id, seconds, body),
      },
      body,
      // A redirect could send the alert to somebody else.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'no connection');
  }
}

/** The outcome of sending an alert. */
export interface Sent {
  tries: number;
  /** What went wrong in the last try; null if the alert was delivered. */
  trouble: string | null;
}

/** Sends an alert, and again after each wait, until the receiver answers 2xx. Resolves to null if `signal` aborts it. */
export async function sendAlert(
  webhook: Webhook,
  alert: Alert,
  signal: AbortSignal,
  waits: readonly number[] = WAITS_MS,
): Promise<Sent | null> {
  for (let tries = 1; ; tries++) {
    const trouble = await sendOnce(webhook, alert, signal);
    if (signal.aborted) return null;
    const wait = waits[tries - 1];
    if (trouble === null || wait === undefined) return { tries, trouble };
    await pass(wait, null, { signal, ref: false }).catch(() => null);
    if (signal.aborted) return null;
  }
}
