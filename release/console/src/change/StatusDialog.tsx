import { useState } from 'react';
import { change, refusalOf, type Refusal } from '../desk/ask.ts';
import { useLive } from '../desk/live.tsx';
import { useSession } from '../desk/session.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** What each verb does to a version, for the one who decides. */
const words = {
  block: {
    does: '차단하기',
    text: '이 버전은 어느 채널에서도 제공되지 않습니다. 고객은 이전의 정상 버전을 받고, 그것이 없으면 안내를 봅니다.',
  },
  deprecate: {
    does: '교체 권장하기',
    text: '이 버전은 계속 제공되지만, 새 버전으로 바꾸도록 표시합니다.',
  },
  allow: { does: '허용하기', text: '차단이나 교체 권장을 거둡니다.' },
};
export type StatusVerb = keyof typeof words;

/** Gives a version a status. It names no revision: a version is blocked whatever else happens meanwhile. */
export function StatusDialog(props: { verb: StatusVerb; version: string; onClose(): void }) {
  const { verb, version, onClose } = props;
  const { refresh } = useLive();
  const { onSignedOut } = useSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { does, text } = words[verb];
  const submit = async (reason: string) => {
    try {
      await change(verb, { args: [version], reason });
      refresh();
      onClose();
    } catch (error) {
      const found = refusalOf(error);
      if (found.kind === 'signed-out') onSignedOut();
      else setRefusal(found);
    }
  };
  return (
    <ReasonDialog
      title={`${version} ${does}`}
      does={does}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text}</p>
    </ReasonDialog>
  );
}
