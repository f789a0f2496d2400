import { deliveryCheckFields, fieldMessages, korean, orderNoInput } from '@portal/contract';
import { Button, ChoiceCards, PlainForm, TextField } from '@portal/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import type { Who } from '../../delivery/found.ts';

const { phone, name } = deliveryCheckFields;
/** A guest enters one of these pairs. Order numbers are often pasted with spaces or hyphens. */
const pairs = {
  name: v.object({ name: v.unwrap(name), phone }),
  orderNo: v.object({
    phone,
    orderNo: v.pipe(
      v.string(),
      v.transform((text) => text.replace(/[\s\p{Pd}]/gu, '')),
      orderNoInput,
    ),
  }),
};
type By = keyof typeof pairs;

const BLANK = { name: '', phone: '', orderNo: '' };
const controls = {
  name: { label: '이름', autoComplete: 'name' },
  phone: {
    label: '휴대전화',
    hint: '예: 010-1234-5678',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  orderNo: {
    label: '주문 번호',
    hint: '주문 확인 문자나 주문 내역에 있는 숫자입니다.',
    inputMode: 'numeric',
    autoComplete: 'off',
  },
} as const;
const shownBy: Record<By, readonly (keyof typeof BLANK)[]> = {
  name: ['name', 'phone'],
  orderNo: ['phone', 'orderNo'],
};

/** The form of the guest look-up. Each problem is shown at its field, and the first such field is focused. */
export function LookUpForm({ sending, onAsk }: { sending: boolean; onAsk(who: Who): void }) {
  const [by, setBy] = useState<By>('name');
  const [typed, setTyped] = useState(BLANK);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    const { success, output, issues } = v.safeParse(pairs[by], typed, korean);
    const wrong: typeof problems = success ? {} : (fieldMessages(issues) ?? {});
    setProblems(wrong);
    if (success) return onAsk(output);
    const first = shownBy[by].find((field) => wrong[field] !== undefined) ?? '';
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    // With GET, a submit before hydration would put what was typed into the address.
    <PlainForm gap={24} max={480} ref={form} method="post" noValidate onSubmit={submit}>
      <ChoiceCards
        label="무엇으로 찾으시겠어요?"
        name="by"
        value={by}
        wide
        options={[
          { value: 'name', label: '이름과 휴대전화 번호' },
          { value: 'orderNo', label: '휴대전화 번호와 주문 번호' },
        ]}
        onChange={(value) => {
          setBy(value === 'orderNo' ? 'orderNo' : 'name');
          setProblems({});
        }}
      />
      {shownBy[by].map((field) => (
        <TextField
          key={field}
          {...controls[field]}
          name={field}
          value={typed[field]}
          error={problems[field]}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      ))}
      <Button look="primary" type="submit" aria-disabled={sending || undefined}>
        {sending ? '조회하는 중' : '조회하기'}
      </Button>
    </PlainForm>
  );
}
