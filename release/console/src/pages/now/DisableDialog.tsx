import { TextArea } from '@portal/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../change/ChangeDialog.tsx';
import { OpenTabsSelect, type OpenTabs } from '../../change/OpenTabsSelect.tsx';
import type { ChannelState } from '../../desk/answers.ts';

const MOST = 200;

/** Disables a remote: customers read a message instead of its pages. */
export function DisableDialog(props: { state: ChannelState; name: string; onClose(): void }) {
  const { state, name, onClose } = props;
  const [message, setMessage] = useState('');
  const [openTabs, setOpenTabs] = useState<OpenTabs>('normal');
  return (
    <ChangeDialog
      title={`${name} 끄기`}
      state={state}
      verb="disable"
      query={{ args: [name], message: message.trim(), 'open-tabs': openTabs }}
      does={`${name} 끄기`}
      missing={message.trim() ? '' : '고객이 읽을 안내를 입력해 주세요.'}
      onClose={onClose}
    >
      <p>고객은 {name}의 화면 대신 안내를 봅니다. 머리말과 꼬리말, 다른 화면은 그대로입니다.</p>
      <TextArea
        label="고객이 읽을 안내"
        hint="예: 오늘 저녁 6시까지 점검합니다. 급하시면 고객센터로 전화해 주세요."
        rows={2}
        max={MOST}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <OpenTabsSelect value={openTabs} onChange={setOpenTabs} />
    </ChangeDialog>
  );
}
