import { typingProblem } from '@portal/format';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { Button, Notice, PlainForm, SlowNotice, TextField } from '@portal/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { failureOf } from '../../saving/failure.ts';
import { IDLE_MS } from './use-idle.ts';

/** Asks for the password. It is stored nowhere but in its field, which is gone or emptied after the API's verdict. */
export function PasswordGate({ lapsed, onRight }: { lapsed: boolean; onRight(): void }) {
  const { supportCode } = useHost();
  const [send, { sending }] = useSend(api.checkPassword);
  const [wrong, setWrong] = useState('');
  const form = useRef<HTMLFormElement>(null);

  /** Sends the password. Called again while no answer comes, it aborts the first call. */
  const check = async () => {
    const field = form.current?.elements.namedItem('password');
    if (!(field instanceof HTMLInputElement)) return;
    const say = (said: string) => {
      setWrong(said);
      field.focus();
    };
    const problem = field.value === '' ? '비밀번호를 입력해 주세요.' : typingProblem(field.value);
    if (problem) return say(problem);
    setWrong('');
    try {
      await send({ password: field.value });
      onRight();
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') return;
      const isRefused = isApiError(error) && error.code === 'ERR_MS_8025';
      if (isRefused) field.value = '';
      say(isRefused ? error.message : failureOf(error, '확인하지 못했습니다.', supportCode));
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sending) void check();
  };
  return (
    <>
      {lapsed && (
        <Notice role="status">
          {IDLE_MS / 60_000}분 동안 쓰지 않으셔서 회원 정보를 닫았습니다. 비밀번호를 다시 입력해
          주세요.
        </Notice>
      )}
      {/* With GET, a submit before hydration would put the password into the address. */}
      <PlainForm gap={24} max={480} top={16} ref={form} method="post" noValidate onSubmit={submit}>
        <TextField
          label="비밀번호"
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={100}
          error={wrong || undefined}
        />
        {sending && <SlowNotice onRetry={() => void check()} />}
        <Button look="primary" type="submit" aria-disabled={sending || undefined}>
          {sending ? '확인하는 중' : '비밀번호 확인하기'}
        </Button>
      </PlainForm>
    </>
  );
}
