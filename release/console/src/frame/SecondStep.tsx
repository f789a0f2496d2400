import styled from '@emotion/styled';
import { Cluster, CopyButton, Stack, TextField } from '@portal/ui';
import type { NextStep } from '../desk/session.ts';
import { Literal } from '../look/Literal.ts';
import { Quiet } from '../look/Panel.tsx';

const Steps = styled.ol`
  display: grid;
  gap: 20px;
  padding-left: 1.3em;
`;

/** A secret as people type it: in groups of four. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

function CodeField(props: { hint: string; code: string; onChange(code: string): void }) {
  return (
    <TextField
      label="인증 번호"
      hint={props.hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      required
      value={props.code}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

/** The second step of signing in: the code of an authenticator app, or first adding the account to one. */
export function SecondStep(props: { step: NextStep; code: string; onChange(code: string): void }) {
  const { step, ...field } = props;
  if (step.next === 'code')
    return (
      <CodeField
        {...field}
        hint="인증 앱에 보이는 6자리입니다. 휴대전화가 없으면 복구 코드를 입력해 주세요."
      />
    );
  return (
    <Steps>
      <li>
        <Stack>
          <p>휴대전화의 인증 앱에 이 계정을 추가해 주세요. “설정 키 입력”을 고르면 됩니다.</p>
          <Literal aria-label="설정 키">{inGroups(step.secret)}</Literal>
          <Cluster>
            <CopyButton text={step.secret} label="설정 키 복사" copied="복사했습니다." />
            <a href={step.link}>이 기기의 인증 앱에서 열기</a>
          </Cluster>
          <Quiet>설정 키는 아무에게도 알려 주지 마세요. 등록한 뒤에는 다시 보이지 않습니다.</Quiet>
        </Stack>
      </li>
      <li>
        <CodeField {...field} hint="추가한 뒤 앱에 보이는 6자리입니다." />
      </li>
    </Steps>
  );
}
