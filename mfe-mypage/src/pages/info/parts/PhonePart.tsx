import { korean, phone010Input, PHONE_CHANGE_PAGE } from '@portal/contract';
import { formatPhone } from '@portal/format';
import { api, useHost, useSend, type IdentityOutcome } from '@portal/host';
import { Button, Facts, PlainForm, TextField } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { Part } from '../../../saving/Part.tsx';
import { useSaving } from '../../../saving/use-saving.ts';

const NOT_CHECKED = '본인 확인을 마치지 않아 번호를 바꾸지 않았습니다.';
const SAME = '지금 쓰시는 번호와 같아 바꾸지 않았습니다.';

/**
 * Name and phone number. To change the number, the member passes an identity check with the new one; the checked number is
 * saved.
 */
export function PhonePart({ name, phone }: { name: string; phone: string }) {
  const { company, identity } = useHost();
  const [typed, setTyped] = useState('');
  /** The number that the identity check has confirmed and that could not be saved yet; empty if none. */
  const [confirmed, setConfirmed] = useState('');
  const [update] = useSend(api.updatePersonal);
  const { said, refuse, save, retry } = useSaving();
  const field = useRef<HTMLFormElement>(null);

  const keep = (userPhone: string) =>
    save(async () => {
      await update({ userPhone });
      setConfirmed('');
      setTyped('');
      return `휴대전화 번호를 ${formatPhone(userPhone)}번으로 바꿨습니다.`;
    });
  const conclude = async ({ code }: IdentityOutcome) => {
    const checked = identity.person()?.phone ?? '';
    identity.forget();
    if (code !== 7 || checked === '') return save(async () => (code === 3 ? SAME : NOT_CHECKED));
    setConfirmed(checked);
    await keep(checked);
  };
  const resumed = useEffectEvent((outcome: IdentityOutcome) => conclude(outcome));
  useEffect(() => {
    // On phones the identity check replaces the page, so its outcome arrives when this page is loaded again.
    void identity.resume(PHONE_CHANGE_PAGE).then((outcome) => outcome && resumed(outcome));
  }, [identity]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (said.is === 'saving') return;
    const { success, output, issues } = v.safeParse(phone010Input, typed.trim(), korean);
    if (!success) {
      refuse('userPhone', issues[0].message);
      field.current?.querySelector('input')?.focus();
      return;
    }
    refuse('', '');
    // The check opens a window. Browsers block it unless it is opened directly by the press, so nothing is awaited before.
    void identity.check(PHONE_CHANGE_PAGE, { userPhone: output }).then(conclude);
  };

  const { main } = company.phones;
  return (
    <Part title="이름과 휴대전화" said={said} onRetry={retry}>
      <Facts
        plain
        facts={[
          ['이름', name],
          ['휴대전화', phone || '-'],
        ]}
      />
      <p>
        이름이 바뀌셨으면 고객센터 <a href={`tel:${main}`}>{main}</a>번으로 전화해 주세요.
      </p>
      <PlainForm ref={field} method="post" noValidate onSubmit={submit}>
        <TextField
          label="새 휴대전화 번호"
          hint="새 번호로 본인 확인을 마치시면 바로 저장됩니다. 예: 010-1234-5678"
          name="userPhone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={typed}
          error={said.at === 'userPhone' ? said.text : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" aria-disabled={said.is === 'saving' || undefined}>
          본인 확인하고 번호 바꾸기
        </Button>
      </PlainForm>
      {confirmed !== '' && said.is === 'failed' && (
        <Button onClick={() => void keep(confirmed)}>{formatPhone(confirmed)} 저장하기</Button>
      )}
    </Part>
  );
}
