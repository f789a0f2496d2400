import { ReleaseError } from '@portal/release-store';
import { randomUUID } from 'node:crypto';
import { sendOnce, webhookOf } from '../../alerts/webhook.ts';
import type { Verb } from '../verb.ts';

export const alertTest: Verb = {
  name: 'alert test',
  does: 'sends an alert that says it is a test to ALERT_WEBHOOK_URL, once',
  examples: ['npm run release -- alert test'],
  async run({ config, actor, say, fail }) {
    const webhook = webhookOf(config);
    if (!webhook)
      throw new ReleaseError(
        'check',
        'nobody gets alerts: set ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET, and start the desk again',
      );
    const trouble = await sendOnce(webhook, {
      id: `test:${randomUUID()}`,
      type: 'test',
      at: new Date().toISOString(),
      text: `${actor}님이 보낸 시험 알림입니다. 하실 일은 없습니다.`,
      data: { actor },
    });
    if (trouble !== null) fail();
    say(trouble === null ? 'taken      the receiver answered' : `refused    ${trouble}`);
    return { trouble };
  },
};
