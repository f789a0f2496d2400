import { emailInput, korean } from '@portal/contract';
import { api, useSend } from '@portal/host';
import { Button, PlainForm, TextField } from '@portal/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { Part } from '../../../saving/Part.tsx';
import { useSaving } from '../../../saving/use-saving.ts';

/** The e-mail address. Before saving, it asks the API whether another member has it, and shows that at the field. */
export function EmailPart({ email }: { email: string }) {
  const [typed, setTyped] = useState(email);
  const [check] = useSend(api.checkEmail);
  const [update] = useSend(api.updatePersonal);
  const { said, refuse, save, retry } = useSaving();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (said.is === 'saving') return;
    const { success, output, issues } = v.safeParse(emailInput, typed.trim(), korean);
    const problem = !success
      ? issues[0].message
      : output === email
        ? '지금 쓰시는 주소입니다. 새 주소를 입력해 주세요.'
        : '';
    refuse('userEmail', problem);
    if (!success || problem) return form.current?.querySelector('input')?.focus();
    void save(async () => {
      await check({ email: output });
      await update({ userEmail: output });
      return '이메일을 바꿨습니다.';
    });
  };
  const atField = said.is === 'failed' && (said.at === 'userEmail' || said.at === 'email');
  return (
    <Part title="이메일" said={atField ? undefined : said} onRetry={retry}>
      <PlainForm ref={form} method="post" noValidate onSubmit={submit}>
        <TextField
          label="이메일 주소"
          name="userEmail"
          type="email"
          autoComplete="email"
          maxLength={100}
          value={typed}
          error={atField ? said.text : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" aria-disabled={said.is === 'saving' || undefined}>
          {said.is === 'saving' ? '저장하는 중' : '이메일 저장하기'}
        </Button>
      </PlainForm>
    </Part>
  );
}
