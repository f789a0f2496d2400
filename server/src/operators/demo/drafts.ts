import * as v from 'valibot';
import { keepDraft } from '../../modules/submission/draft/repository.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({ memberId: v.string() });

/** A command that begins an inquiry for a member as on another device, unless there is one. */
export function demoDraftCommands(parts: Parts): Commands {
  return {
    'demo-drafts': command(demoFor, async ({ memberId }) => {
      const values = JSON.stringify({
        groups: 'product',
        title: '물맛이 달라졌습니다',
        text: '필터를 바꾼 뒤로 물에서 맛이 조금 납니다.',
      });
      const [writer, key] = ['demo-drafts-writer', 'demo-drafts-submission'];
      const at = { now: parts.clock.now().getTime(), version: parts.clock.running() };
      const place = { title: '1:1 문의', href: '/customer/qna?step=1' };
      const input = { form: 'qna', ...place, base: 0, writer, key, values };
      // Another start of the demo is the same writer: it renews the day of what nobody has gone on with.
      return { version: await keepDraft(parts, { memberId, deviceHash: '' }, input, at) };
    }),
  };
}
