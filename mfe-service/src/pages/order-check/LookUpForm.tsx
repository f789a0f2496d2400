import { fieldMessages, korean, orderCheckFields } from '@portal/contract';
import { Button, PlainForm, TextField } from '@portal/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';

const schema = v.object(orderCheckFields);
/** Whose requests to look up, with the time of asking, so that the same person can ask again. */
export type Who = v.InferOutput<typeof schema> & { at: number };

const BLANK = { userName: '', userPhone: '' };

/** The guest's form. An error is shown at its field, which takes the focus. */
export function LookUpForm({ onAsk }: { onAsk(who: Who): void }) {
  const [typed, setTyped] = useState(BLANK);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { success, output, issues } = v.safeParse(schema, typed, korean);
    const wrong: typeof problems = success ? {} : (fieldMessages(issues) ?? {});
    setProblems(wrong);
    if (success) return onAsk({ ...output, at: ++asked.current });
    const first = Object.keys(BLANK).find((name) => wrong[name] !== undefined) ?? '';
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const field = (name: keyof typeof BLANK) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    // With GET, a submit before hydration would put what was typed into the address.
    <PlainForm gap={24} max={480} ref={form} method="post" noValidate onSubmit={submit}>
      <TextField label="이름" autoComplete="name" {...field('userName')} />
      <TextField
        label="휴대전화"
        hint="예: 010-1234-5678"
        inputMode="tel"
        autoComplete="tel"
        {...field('userPhone')}
      />
      <Button look="primary" type="submit">
        조회하기
      </Button>
    </PlainForm>
  );
}
