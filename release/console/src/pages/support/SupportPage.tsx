import styled from '@emotion/styled';
import { Button, Message, Stack, TextField } from '@portal/ui';
import { useState } from 'react';
import { go, useAddress } from '../../desk/address.tsx';
import { useAnswer, useLive } from '../../desk/live.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { FoundFailures } from './FoundFailures.tsx';

// The button is aligned with the field, below its label and hint.
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 260px) auto;
  gap: 12px;
  align-items: start;
  justify-content: start;
  button {
    align-self: end;
  }
`;

/** Normalizes a code: six letters and digits, perhaps typed with spaces. */
const codeIn = (text: string): string => text.replace(/\s/g, '').toUpperCase();
const isCode = (code: string) => /^[0-9A-Z]{6}$/.test(code);

function Result({ code }: { code: string }) {
  const { data, refusal } = useAnswer('who', { args: [code] });
  if (refusal?.kind === 'check')
    return (
      <Panel>
        <Message
          title={`${code}에 해당하는 실패가 없습니다.`}
          text="고객에게 번호를 다시 확인해 주세요. 방금 생긴 실패라면 10초 뒤에 다시 찾아 주세요. 90일이 지난 것은 남아 있지 않습니다."
        />
      </Panel>
    );
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return <Quiet>찾고 있습니다. 오래된 번호일수록 더 걸립니다.</Quiet>;
  return <FoundFailures failures={data} />;
}

/** Looks up failures by the code that a customer reads from the failure card. */
export function SupportPage() {
  const asked = codeIn(useAddress().searchParams.get('code') ?? '');
  const { refresh } = useLive();
  const [typed, setTyped] = useState(asked);
  const [error, setError] = useState('');
  const code = codeIn(typed);
  return (
    <Stack>
      <Panel aria-label="번호로 찾기">
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            setError(isCode(code) ? '' : '영문자와 숫자 여섯 자를 입력해 주세요. 예: K7MQ2X');
            if (!isCode(code)) return;
            if (code === asked) refresh();
            else go(`/support?code=${code}`, 'replace');
          }}
        >
          <TextField
            label="번호"
            hint="고객 화면의 안내에 있는 여섯 자"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="primary">
            찾기
          </Button>
        </Form>
      </Panel>
      <div aria-live="polite">{isCode(asked) && <Result key={asked} code={asked} />}</div>
    </Stack>
  );
}
