import { Button, Cluster, Dialog, Stack, TextField, useBusy } from '@portal/ui';
import { useState } from 'react';
import { useRun } from '../../change/use-run.ts';
import { send } from '../../desk/ask.ts';
import { useSession } from '../../desk/session.ts';
import { Badge } from '../../look/Badge.tsx';
import { Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';

/** With fewer recovery codes than this, the page advises to enrol again. */
const FEW = 3;

function ChangeDialog({ onClose }: { onClose(): void }) {
  const { onSignedOut } = useSession();
  const { refusal, act } = useRun();
  const [code, setCode] = useState('');
  const body = JSON.stringify({ code });
  const submit = useBusy(() => act(() => send('factor', { method: 'DELETE', body }), onSignedOut));
  return (
    <Dialog
      title="인증 앱 바꾸기"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>그만두기</Button>
          <Button look="primary" {...submit}>
            지우고 로그아웃
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          지금 앱과 남은 복구 코드를 지우고 로그아웃합니다. 다시 로그인할 때 새 앱을 등록하고 새
          복구 코드를 받습니다.
        </p>
        <TextField
          label="인증 번호"
          hint="지금 앱에 보이는 6자리나 복구 코드입니다."
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        {refusal && <Trouble refusal={refusal} />}
      </Stack>
    </Dialog>
  );
}

/** The account's second factor, and how to give it another app. */
export function FactorPanel({ recoveryLeft }: { recoveryLeft: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Cluster>
        <Badge tone="good">사용 중</Badge>
        <Badge tone={recoveryLeft < FEW ? 'warning' : 'plain'}>복구 코드 {recoveryLeft}개</Badge>
      </Cluster>
      {recoveryLeft < FEW && (
        <p>복구 코드가 얼마 남지 않았습니다. 앱을 다시 등록하면 새로 받습니다.</p>
      )}
      <Quiet>휴대전화를 바꾸거나 복구 코드를 새로 받으려면 앱을 다시 등록해 주세요.</Quiet>
      <Cluster>
        <Button onClick={() => setOpen(true)}>인증 앱 바꾸기</Button>
      </Cluster>
      {isOpen && <ChangeDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}
