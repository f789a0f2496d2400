import {
  korean,
  nameInput,
  phoneInput,
  VISIT_NOTE_MAX,
  visitNoteInput,
  type Visit,
} from '@portal/contract';
import { formatPhone } from '@portal/format';
import { api, useSend } from '@portal/host';
import { Button, Cluster, PlainForm, SlowNotice, TextArea, TextField, useBusy } from '@portal/ui';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { ChangeBox } from './ChangeBox.tsx';
import { useVisitChange } from './use-visit-change.ts';

const contactSchema = v.object({
  custName: nameInput,
  phoneNum: phoneInput,
  note: visitNoteInput,
});
type Contact = v.InferOutput<typeof contactSchema>;

/** Lets the customer change who comes, the number to call, and what the showroom should know. */
export function ChangeContact({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const { visitIdx, custName, phoneNum, note } = visit;
  const [typed, setTyped] = useState({
    custName,
    phoneNum: formatPhone(phoneNum),
    note: note ?? '',
  });
  const [send, { sending }] = useSend(api.changeVisitContact);
  const { errors, setErrors, change } = useVisitChange('연락처를 바꾸었습니다.', onClose);
  const newest = useRef<Contact>(null);
  const save = () => change(async () => newest.current && send({ visitIdx, ...newest.current }));
  const form = useRef<HTMLFormElement>(null);
  const { onClick: submit, ...busy } = useBusy(async () => {
    const { success, output, issues } = v.safeParse(contactSchema, typed, korean);
    if (!success) {
      const [{ path, message }] = issues;
      const name = String(path?.[0].key);
      setErrors({ [name]: message });
      return form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    }
    newest.current = output;
    await save();
  });
  const bound = (name: keyof Contact) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <ChangeBox name="연락처와 남기실 말씀 바꾸기" onClose={onClose}>
      <PlainForm
        ref={form}
        noValidate
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="연락받으실 분" autoComplete="name" {...bound('custName')} />
        <TextField
          label="연락받으실 휴대전화"
          inputMode="tel"
          autoComplete="tel"
          {...bound('phoneNum')}
        />
        <TextArea
          label="매장에 남기실 말씀"
          hint="휠체어로 오시는 것처럼 매장에서 미리 알면 좋은 것을 적어 주세요."
          optional
          rows={3}
          max={VISIT_NOTE_MAX}
          {...bound('note')}
        />
        <Cluster>
          <Button look="primary" type="submit" {...busy}>
            저장하기
          </Button>
          <Button onClick={onClose}>그대로 두기</Button>
        </Cluster>
      </PlainForm>
      {sending && <SlowNotice onRetry={() => void save()} />}
    </ChangeBox>
  );
}
