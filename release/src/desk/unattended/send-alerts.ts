import { StoreError, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { aboutOf, findAlerts } from '../../alerts/find-alerts.ts';
import { sendAlert, type Alert, type Sent, type Webhook } from '../../alerts/webhook.ts';
import { JUDGE } from './judge-canaries.ts';
import { repeat } from './repeat.ts';

const EVERY_MS = 5000;
/** A store that cannot be reached for less than this is not reported. */
const AWAY_MS = 15_000;

interface Times {
  everyMs?: number;
  awayMs?: number;
  /** Waits between tries. */
  waits?: readonly number[];
}

const isAway = (error: unknown) => error instanceof StoreError;

/**
 * Sends alerts to the webhook, and records the outcome of each in the audit. Which alerts are due follows from the store, so
 * that a restarted desk goes on where it was. Two desk processes may both send an alert; it then has the same id.
 */
export function sendAlerts(
  app: FastifyInstance,
  store: ReleaseStore,
  webhook: Webhook,
  { everyMs = EVERY_MS, awayMs = AWAY_MS, waits }: Times = {},
): void {
  const ending = new AbortController();
  /** The subjects of alerts that are being sent, or whose outcome is not in the audit yet. */
  const open = new Set<string>();
  const unnoted: [alert: Alert, sent: Sent][] = [];
  let awaySince: number | null = null;
  /** The last error of finding or recording alerts; logged when it changes. */
  let trouble = '';

  function tell(alert: Alert): void {
    const about = aboutOf(alert);
    if (open.has(about)) return;
    open.add(about);
    app.log.warn({ alert: alert.id }, 'alert');
    void sendAlert(webhook, alert, ending.signal, waits).then((sent) => {
      if (!sent) return;
      if (sent.trouble !== null)
        app.log.error({ alert: alert.id, ...sent }, 'the alert was not taken');
      unnoted.push([alert, sent]);
    });
  }

  /** Records the outcomes in the audit. Those that the store does not take stay for the next call. */
  async function note(): Promise<void> {
    for (let first = unnoted[0]; first; first = unnoted[0]) {
      const [alert, { tries, trouble: why }] = first;
      const how = why === null ? `taken at try ${tries}` : `${why} after ${tries} tries`;
      await store.desk.add({
        verb: why === null ? 'alert sent' : 'alert failed',
        subject: alert.id,
        token: null,
        actor: JUDGE,
        reason: `${alert.text} (${how})`,
        at: new Date().toISOString(),
      });
      unnoted.shift();
      open.delete(aboutOf(alert));
    }
  }

  function tellOfStore(message: string): void {
    awaySince ??= Date.now();
    if (Date.now() - awaySince < awayMs) return;
    const at = new Date(awaySince).toISOString();
    tell({
      id: `store.away:${at}`,
      type: 'store.away',
      at,
      text: '배포 저장소에 닿지 않습니다. 고객 화면은 그대로 제공되지만, 돌아올 때까지 릴리스할 수 없습니다.',
      data: { message },
    });
  }

  async function look(): Promise<void> {
    try {
      await store.mediumState();
      for (const alert of findAlerts(store, JUDGE)) tell(alert);
      await note();
      awaySince = null;
      trouble = '';
    } catch (error) {
      const { message } = error as Error;
      if (isAway(error)) tellOfStore(message);
      if (message !== trouble)
        app.log.error({ err: error }, 'alerts were not looked for, or not noted');
      trouble = message;
    }
  }

  app.addHook('preClose', async () => ending.abort());
  repeat(app, everyMs, look);
}
