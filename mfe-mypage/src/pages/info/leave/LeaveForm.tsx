import styled from '@emotion/styled';
import {
  KEPT_YEARS,
  ORDERS_KEPT_YEARS,
  type AnswerOf,
  type checkAccountDeletion,
} from '@portal/contract';
import { formatPoints, typingProblem } from '@portal/format';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { Bullets, Button, CheckBox, Notice, PlainForm, SlowHint, TextField } from '@portal/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { failureOf } from '../../../saving/failure.ts';

/** What is told before leaving: what is lost, what goes on, and what stays. */
type Loss = Pick<AnswerOf<typeof checkAccountDeletion>, 'points' | 'deliveries' | 'serials'>;

/** Leaving cannot be undone, so its button does not look like the next step of a form. */
const LeaveButton = styled(Button)`
  border-color: var(--danger);
  color: var(--danger);
`;

const QUESTION = {
  message: '탈퇴할까요?\n탈퇴하면 되돌릴 수 없습니다.',
  yes: '탈퇴하기',
  no: '그대로 있기',
};
const FAREWELL = '탈퇴가 끝났습니다.\n그동안 이용해 주셔서 고맙습니다.';
const NOTHING = { password: '', consent: '', form: '' };

/** The form to leave the membership: the password again, a consent to what is lost, and a question before it is sent. */
export function LeaveForm({ loss, onRefused }: { loss: Loss; onRefused(): void }) {
  const { points, deliveries = [], serials = 0 } = loss;
  const { dialogs, session, supportCode } = useHost();
  const [send, { sending }] = useSend(api.deleteAccount);
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState(NOTHING);
  const form = useRef<HTMLFormElement>(null);

  const leave = async (password: HTMLInputElement) => {
    if (!(await dialogs.confirm(QUESTION))) return;
    try {
      await send({ password: password.value, consentLoss: 'Y' });
    } catch (error) {
      const { code, message } = isApiError(error) ? error : { code: '', message: '' };
      if (code === 'ERR_MS_8025') {
        password.value = '';
        setWrong({ ...NOTHING, password: message });
        return password.focus();
      }
      // A reason against leaving has come up since the page was loaded, so the reasons are loaded again.
      if (code === 'ERR_MEMBER_OUT') onRefused();
      return setWrong({ ...NOTHING, form: failureOf(error, '탈퇴하지 못했습니다.', supportCode) });
    }
    password.value = '';
    await dialogs.alert(FAREWELL);
    // The server has ended the session. This also clears the browser's data of it, in every tab.
    session.logout();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem('password');
    if (sending || !(field instanceof HTMLInputElement)) return;
    const problems = {
      password:
        field.value === '' ? '비밀번호를 입력해 주세요.' : (typingProblem(field.value) ?? ''),
      consent: agreed ? '' : '내용을 확인하고 동의해 주세요.',
      form: '',
    };
    setWrong(problems);
    if (problems.password) return field.focus();
    if (problems.consent)
      return form.current?.querySelector<HTMLElement>('[name=consentLoss]')?.focus();
    void leave(field);
  };
  return (
    <PlainForm gap={24} max={480} ref={form} method="post" noValidate onSubmit={submit}>
      <Bullets
        gap={8}
        items={[
          points > 0
            ? `가지신 포인트 ${formatPoints(points)}이 사라집니다.`
            : '사라지는 포인트는 없습니다.',
          `남기신 문의와 접수 내역을 더 보실 수 없습니다. 문의와 글, 정품 등록은 ${KEPT_YEARS}년, 접수와 주문, 배송, 결제 기록은 ${ORDERS_KEPT_YEARS}년 동안 법에 따라 보관한 뒤 지웁니다.`,
          deliveries.length > 0 &&
            `배송하고 있는 주문 ${deliveries.length}건(${deliveries.join(', ')})은 그대로 배송해 드립니다. 탈퇴하신 뒤에는 비회원 배송 조회에서 보실 수 있습니다.`,
          serials > 0 &&
            `정품 등록하신 시리얼 번호 ${serials}개는 등록된 채로 남아, 다른 계정으로 다시 등록하실 수 없습니다.`,
          '예약하신 매장 방문은 취소됩니다.',
          '로그인하신 모든 기기에서 로그아웃됩니다.',
        ]}
      />
      <TextField
        label="비밀번호"
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={100}
        error={wrong.password || undefined}
      />
      <CheckBox
        label="사라지는 것을 확인했고, 되돌릴 수 없음을 알고 있습니다."
        name="consentLoss"
        checked={agreed}
        error={wrong.consent || undefined}
        onChange={setAgreed}
      />
      {wrong.form && (
        <Notice role="alert">
          <p>{wrong.form}</p>
        </Notice>
      )}
      {sending && <SlowHint />}
      <LeaveButton type="submit" aria-disabled={sending || undefined}>
        {sending ? '탈퇴하는 중' : '탈퇴하기'}
      </LeaveButton>
    </PlainForm>
  );
}
