import { fixedTexts } from '@portal/format';
import type { Address } from '@portal/host';
import { Button, Card, PlainForm, Text, TextField } from '@portal/ui';
import { useRef, useState, type FormEvent } from 'react';
import { Buttons } from './Buttons.ts';
import { addressByHand, draftErrors, type Draft } from './rules.ts';

/** A form to type the address, for when the search cannot load. */
export function AddressByHand(props: { onRetry(): void; onDone(address: Address): void }) {
  const { onRetry, onDone } = props;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({ zonecode: '', address: '', detail: '' });
  const [submitted, setSubmitted] = useState(false);
  const errors = submitted ? draftErrors(draft) : {};
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = Object.keys(draftErrors(draft));
    if (!wrong) return onDone(addressByHand(draft));
    setSubmitted(true);
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <PlainForm ref={form} noValidate onSubmit={submit}>
      <Card as="div" small tone="notable" role="alert">
        <Text bold lang="en">
          {fixedTexts.postcodeFailed}
        </Text>
        <p>주소 검색을 불러오지 못했습니다. 주소를 직접 입력해 주세요.</p>
      </Card>
      <TextField
        label="우편번호"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        autoFocus
        {...field('zonecode')}
      />
      <TextField label="주소" autoComplete="address-line1" maxLength={150} {...field('address')} />
      <TextField
        label="상세 주소"
        optional
        autoComplete="address-line2"
        maxLength={100}
        {...field('detail')}
      />
      <Buttons justify="end">
        <Button onClick={onRetry}>다시 검색하기</Button>
        <Button type="submit" look="primary">
          이 주소 쓰기
        </Button>
      </Buttons>
    </PlainForm>
  );
}
