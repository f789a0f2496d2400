import styled from '@emotion/styled';
import { Button, TextField, useBusy } from '@portal/ui';
import { useEffect, useState } from 'react';
import { refusalOf, send, type Refusal } from '../desk/ask.ts';
import type { SignedIn } from '../desk/session.ts';
import { Quiet } from '../look/Panel.tsx';
import { Trouble } from '../refusal/Trouble.tsx';
import { Mark } from './Mark.tsx';

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

/** Signs in. Never reveals whether an account exists. */
export function SignIn({ onSignedIn }: { onSignedIn(account: SignedIn): void }) {
  const [id, setId] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    document.title = '로그인 | 릴리스 데스크';
  }, []);
  const signIn = async () => {
    setRefusal(null);
    try {
      const body = JSON.stringify({ id: id.trim(), password });
      onSignedIn(await send<SignedIn>('session', { method: 'POST', body }));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
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
          <h1>릴리스 데스크</h1>
          <Quiet>고객이 받는 버전을 결정하는 곳입니다. 부여받은 계정으로 로그인해 주세요.</Quiet>
        </div>
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
        {refusal && <Trouble refusal={refusal} />}
        <Button type="submit" look="primary" {...busy}>
          로그인
        </Button>
      </Form>
    </Page>
  );
}
