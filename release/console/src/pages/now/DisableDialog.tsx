import { reopeningText } from '@portal/format';
import { TextArea, TextField } from '@portal/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../change/ChangeDialog.tsx';
import type { ChannelState } from '../../desk/answers.ts';
import { Quiet } from '../../look/Panel.tsx';

const MOST = 200;

function missingIn(message: string, until: string | null): string {
  if (!message.trim()) return '고객이 읽을 안내를 입력해 주세요.';
  const isPast = until !== null && Date.parse(until) <= Date.now();
  return isPast ? '다시 열 때를 지금보다 나중으로 입력해 주세요.' : '';
}

/** Disables a remote: customers read a message instead of its pages. */
export function DisableDialog(props: { state: ChannelState; name: string; onClose(): void }) {
  const { state, name, onClose } = props;
  const [message, setMessage] = useState('');
  const [until, setUntil] = useState('');
  const instant = until ? new Date(`${until}+09:00`).toISOString() : null;
  return (
    <ChangeDialog
      title={`${name} 끄기`}
      state={state}
      verb="disable"
      query={{ args: [name], message: message.trim(), until: instant ?? undefined }}
      does={`${name} 끄기`}
      missing={missingIn(message, instant)}
      openTabs="normal"
      onClose={onClose}
    >
      <p>고객은 {name}의 화면 대신 안내를 봅니다. 머리말과 꼬리말, 다른 화면은 그대로입니다.</p>
      <TextArea
        label="고객이 읽을 안내"
        hint="예: 결제를 점검하고 있습니다. 급하시면 고객센터로 전화해 주세요."
        rows={2}
        max={MOST}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <TextField
        label="다시 열 때 (선택)"
        type="datetime-local"
        hint="한국 시간입니다. 그때가 되어도 저절로 켜지지 않습니다."
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <Quiet>
        안내 아래에 이렇게 보입니다: {reopeningText(instant)} 고객센터 번호와 처음으로 가는 버튼도
        있습니다.
      </Quiet>
    </ChangeDialog>
  );
}
