import { isApiError, isCertified, useCalls, useHost } from '@portal/host';
import type { ErrorCode } from '@portal/contract';
import { useEffect, useRef, useState } from 'react';
import type { AnyForm, Ask, Problems } from './definition.ts';
import { answersOf, fieldAt } from './flow.ts';
import type { Failure, RunningForm } from './use-form.ts';

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
  access: 'login',
};
const CERTIFY: Failure = {
  sentence: '본인 확인이 필요합니다. 본인 확인을 마치셔도 입력하신 내용은 그대로 있습니다.',
  access: 'certify',
};
const UNKNOWN = '접수하지 못했습니다. 입력하신 내용은 그대로 있습니다. 잠시 뒤 다시 눌러 주세요.';

/** What the API says of the body's fields, by the names of the form's. */
const asAsked = ({ askedAs = {} }: AnyForm, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, said]) => [askedAs[path] ?? fieldAt(path), said]),
  );

/**
 * Sends a form once: pressing again while it is sent does nothing, and sending again carries the same key. A
 * refusal is said at its field, in its step, or in the summary; the draft stays. `resend` aborts a sending that has no
 * answer yet, and sends it again.
 */
export function useSubmit(form: RunningForm): {
  sending: boolean;
  submit(): void;
  resend(): void;
} {
  const { definition, at, draft, submission } = form;
  const { call, refusals = {} } = definition;
  const { session, dialogs, guardLeave, supportCode } = useHost();
  const calls = useCalls();
  /** Number of the attempt that runs; 0 while none does. */
  const running = useRef(0);
  const attempts = useRef(0);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    return guardLeave(() => running.current > 0);
  }, [guardLeave]);

  const refuse = async (error: unknown) => {
    const refused = isApiError(error) ? error : null;
    const code = refused?.code;
    const expected = refusals[code as ErrorCode];
    if (expected && 'alert' in expected) return void dialogs.alert(expected.alert);
    // The shell itself tells the customer that the session has ended (401).
    if (definition.alerts && refused?.message && refused.http !== 401)
      await dialogs.alert(refused.message);
    if (expected)
      return void submission.lead({
        [expected.field]: expected.sentence ?? refused?.message ?? UNKNOWN,
      });
    // The shell hears this code too, and asks for the login.
    if (code === 'ERR_LOGIN_REQUIRED') return submission.fail(LOGIN);
    if (code === 'ERR_NOT_CERTIFIED') return submission.fail(CERTIFY);
    if (code === 'NETWORK') return submission.fail(navigator.onLine ? CUT : OFFLINE);
    if (code === 'ERR_KEY_REUSED') submission.spend();
    if (refused && submission.lead(asAsked(definition, refused.fields))) return;
    submission.fail({ sentence: refused?.message || UNKNOWN, supportCode: supportCode(error) });
  };

  const run = async (attempt: number) => {
    if (!navigator.onLine) return submission.fail(OFFLINE);
    try {
      const [who, { caller, entryOf }] = await Promise.all([session.settled(), calls.load()]);
      const entry = entryOf(call);
      if (entry.audience === 'member' && !isCertified(who))
        return submission.fail(who.is === 'member' ? CERTIFY : LOGIN);
      const answers = answersOf(definition, at.steps, draft);
      // The API may have received a confirmed try whose answer was lost, and the question would find it.
      if (definition.question && !submission.confirmed) {
        const ask: Ask = (asked, input) => caller.call(entryOf(asked), input);
        const question = await definition.question(answers, ask).catch(() => null);
        // The customer has pressed again meanwhile: the newer attempt asks.
        if (attempt !== running.current) return;
        if (question && !(await dialogs.confirm(question))) return;
        submission.confirm();
      }
      const body = definition.toBody(answers);
      const answer = await caller.call(entry, body, { key: submission.key });
      // The way to the result is not asked about what would be lost.
      running.current = 0;
      submission.finish(definition.resultHref(answer));
    } catch (error) {
      // A newer attempt has aborted this one.
      if (attempt !== running.current) return;
      // Nothing is being sent any more, so the customer may leave without a warning.
      running.current = 0;
      await refuse(error);
    }
  };
  const start = () => {
    if (submission.isReceived) return;
    const attempt = (running.current = ++attempts.current);
    setSending(true);
    void run(attempt).finally(() => {
      if (attempt !== attempts.current) return;
      running.current = 0;
      setSending(false);
    });
  };

  return {
    // A form that was received stays as it was sent, until its result page is there.
    sending: sending || submission.isReceived,
    submit() {
      if (running.current > 0) return;
      const wrong = submission.wrong();
      if (wrong) return void submission.lead(wrong);
      start();
    },
    resend: start,
  };
}
