import { fixedTexts } from '@portal/format';
import { isApiError, useHost } from '@portal/host';
import { useEffect, useRef, useState } from 'react';
import type { Problems } from './flow.ts';
import type { Failure, FormToSend } from './use-form.ts';

const OFFLINE: Failure = {
  sentence:
    '인터넷에 연결되어 있지 않습니다. 입력하신 내용은 그대로 있습니다. 연결된 뒤 다시 눌러 주세요.',
};
const CUT: Failure = {
  sentence:
    '접수되었는지 확인하지 못했습니다. 입력하신 내용은 그대로 있습니다. 다시 눌러 주세요. 여러 번 눌러도 한 번만 접수됩니다.',
};
const LOGIN: Failure = {
  sentence: '로그인이 필요합니다. 로그인하셔도 입력하신 내용은 그대로 있습니다.',
  login: true,
};
const UNKNOWN = '접수하지 못했습니다. 입력하신 내용은 그대로 있습니다. 잠시 뒤 다시 눌러 주세요.';

export interface Submit {
  readonly sending: boolean;
  submit(): void;
}

/**
 * Sends a form once: whatever is pressed while it is sent does nothing, and whatever is sent again carries
 * the same key. What is refused is said at its field, in its step, or in the summary; the text stays.
 */
export function useSubmit<Answer>(options: {
  form: FormToSend;
  /** Sends the draft as the contract's body, with this key. @throws ApiError */
  send(idempotencyKey: string): Promise<Answer>;
  /** Where the answer is shown. */
  resultHref(answer: Answer): string;
  /** Fields whose work is not done yet: photos on their way. */
  unfinished?: Problems;
}): Submit {
  const { form, send, resultHref, unfinished = {} } = options;
  const { session, dialogs, guardLeave, supportCode } = useHost();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  useEffect(() => guardLeave(() => running.current), [guardLeave]);

  const refuse = (error: unknown) => {
    const refused = isApiError(error) ? error : null;
    const code = refused?.code;
    if (code === 'ERR_MS_6002') return void dialogs.alert(fixedTexts.voicesOfToday);
    // The session has heard of it too, and asks.
    if (code === 'ERR_LOGIN_REQUIRED') return form.fail(LOGIN);
    if (code === 'NETWORK') return form.fail(navigator.onLine ? CUT : OFFLINE);
    if (code === 'ERR_KEY_REUSED') form.spend();
    if (refused && form.lead(refused.fields)) return;
    form.fail({ sentence: refused?.message || UNKNOWN, supportCode: supportCode(error) });
  };

  const run = async () => {
    if (!navigator.onLine) return form.fail(OFFLINE);
    try {
      if ((await session.settled()).is !== 'member') return form.fail(LOGIN);
      const answer = await send(form.key);
      // What leads to the result is not asked whether it may leave.
      running.current = false;
      form.finish(resultHref(answer));
    } catch (error) {
      refuse(error);
    }
  };

  return {
    sending,
    submit() {
      if (running.current) return;
      const wrong = form.wrong(unfinished);
      if (wrong) return void form.lead(wrong);
      running.current = true;
      setSending(true);
      void run().finally(() => {
        running.current = false;
        setSending(false);
      });
    },
  };
}
