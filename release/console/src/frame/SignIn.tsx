import styled from '@emotion/styled';
import { Button, TextField, useBusy } from '@portal/ui';
import { useEffect, useState } from 'react';
import { refusalOf, send, type Refusal } from '../desk/ask.ts';
import type { NextStep, SignedIn, SignInAnswer } from '../desk/session.ts';
import { Quiet } from '../look/Panel.tsx';
import { Trouble } from '../refusal/Trouble.tsx';
import { Mark } from './Mark.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondStep } from './SecondStep.tsx';

const Page = styled.main`
  display: grid;
  min-height: 100vh;
  padding: 24px;
  place-content: center;
  grid-template-columns: minmax(0, 380px);
`;
const Form = styled.form`
  display: grid;
  gap: 20px;
  h1 {
    margin-top: 12px;
    font-size: var(--h1);
  }
`;

const words = {
  password: {
    title: '릴리스 데스크',
    lead: '고객이 받는 버전을 결정하는 곳입니다. 부여받은 계정으로 로그인해 주세요.',
    does: '로그인',
  },
  code: {
    title: '2단계 인증',
    lead: '비밀번호를 확인했습니다. 인증 번호를 입력해 주세요.',
    does: '로그인',
  },
  enrol: {
    title: '2단계 인증 등록',
    lead: '릴리스 관리자는 비밀번호에 더해 인증 앱의 번호로 로그인합니다. 한 번만 등록합니다.',
    does: '등록하고 로그인',
  },
  recovery: { title: '복구 코드', lead: '2단계 인증을 등록했습니다.', does: '' },
} as const;

/** Signs in: the password, then a manager's second factor. Never reveals whether an account exists. */
export function SignIn({ onSignedIn }: { onSignedIn(account: SignedIn): void }) {
  const [id, setId] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<NextStep | null>(null);
  /** The account is signed in, and its new recovery codes must be shown before the console opens. */
  const [enrolled, setEnrolled] = useState<{ account: SignedIn; codes: string[] } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { title, lead, does } = words[enrolled ? 'recovery' : (step?.next ?? 'password')];
  useEffect(() => {
    document.title = `${title === '릴리스 데스크' ? '로그인' : title} | 릴리스 데스크`;
  }, [title]);
  const signIn = async () => {
    setRefusal(null);
    try {
      const body = JSON.stringify({ id: id.trim(), password, ...(step && { code }) });
      const answer = await send<SignInAnswer>('session', { method: 'POST', body });
      if ('next' in answer) setStep(answer);
      else if (answer.recovery) setEnrolled({ account: answer, codes: answer.recovery });
      else onSignedIn(answer);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setCode('');
  };
  const { onClick, ...busy } = useBusy(signIn);
  return (
    <Page>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onClick();
        }}
      >
        <div>
          <Mark />
          <h1>{title}</h1>
          <Quiet>{lead}</Quiet>
        </div>
        {enrolled ? (
          <RecoveryCodes codes={enrolled.codes} onKept={() => onSignedIn(enrolled.account)} />
        ) : (
          <>
            {step ? (
              <SecondStep step={step} code={code} onChange={setCode} />
            ) : (
              <>
                <TextField
                  label="아이디"
                  name="id"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  value={id}
                  onChange={(event) => setId(event.target.value)}
                />
                <TextField
                  label="비밀번호"
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  required
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              </>
            )}
            {refusal && <Trouble refusal={refusal} />}
            <Button type="submit" look="primary" {...busy}>
              {does}
            </Button>
          </>
        )}
      </Form>
    </Page>
  );
}
