import { Button, Dialog, Stack, TextArea, useBusy } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import type { Refusal } from '../desk/ask.ts';
import { Trouble } from '../refusal/Trouble.tsx';

const MOST = 300;

/** Asks for a reason, then acts. */
export function ReasonDialog(props: {
  title: string;
  /** The button's label. */
  does: string;
  /** A sentence on what is still missing; empty if the action is possible. */
  missing?: string;
  /** Another step has to come first, so the button is disabled. */
  isHeld?: boolean;
  refusal: Refusal | null;
  children: ReactNode;
  onSubmit(reason: string): Promise<void>;
  onClose(): void;
}) {
  const { title, does, missing = '', isHeld = false, refusal, children, onSubmit, onClose } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const submit = useBusy(async () => {
    setAsked(true);
    if (reason.trim() && !missing) await onSubmit(reason.trim());
  });
  const problem = isAsked && !reason.trim() ? '이유를 입력해 주세요. 감사 기록에 남습니다.' : '';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>그만두기</Button>
          <Button look="primary" disabled={isHeld} {...submit}>
            {does}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {isAsked && missing && <p role="alert">{missing}</p>}
        <TextArea
          label="이유"
          rows={2}
          max={MOST}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
        {refusal && <Trouble refusal={refusal} />}
      </Stack>
    </Dialog>
  );
}
