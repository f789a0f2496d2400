import styled from '@emotion/styled';
import { isComposing } from '@portal/browser';
import { Button, media, SlowNotice } from '@portal/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SummaryItem } from './ErrorSummary.tsx';
import { fieldOf } from '../flow.ts';
import { late, LateAwaited } from '../late.tsx';
import type { RunningForm } from '../use-form.ts';
import type { useSubmit } from '../use-submit.ts';
import { StepHead } from './StepHead.tsx';

const Frame = styled.form`
  max-width: 720px;
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`;
const Actions = styled.div`
  display: flex;
  gap: 8px;
  justify-content: flex-end;
  margin-top: 36px;
  ${media.mobile} {
    > :last-child {
      flex: 1;
    }
  }
`;

/** Enter ends the syllable that an input method is composing: it must not submit the form. */
const endsSyllable = ({ key, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && isComposing(nativeEvent);

const ErrorSummary = late(
  () =>
    import(/* webpackChunkName: "later" */ './ErrorSummary.tsx').then((file) => file.ErrorSummary),
  // It has no place of its own until something is wrong.
  <></>,
);

/** What is wrong, in the order of the step's fields. */
const summaryOf = ({ definition, at, said: { problems } }: RunningForm): SummaryItem[] =>
  at.step.fields.flatMap((field) => {
    const sentence = problems[field];
    return sentence === undefined
      ? []
      : { field, label: fieldOf(definition, field).label, sentence };
  });

/**
 * The frame of a form: where the customer is, what is wrong, the step, and the ways on and back. As it posts,
 * a submit before hydration puts nothing that was typed into the address.
 */
export function FormFrame(props: {
  form: RunningForm;
  submit: ReturnType<typeof useSubmit>;
  children: ReactNode;
}) {
  const { form, submit, children } = props;
  const { ready, ways } = form;
  const { steps, number } = form.at;
  const { failure, times } = form.said;
  const { sendLabel = '접수하기' } = form.definition;
  const isLast = number === steps.length;
  const items = summaryOf(form);
  return (
    <Frame
      method="post"
      noValidate
      onKeyDown={(event) => {
        if (endsSyllable(event)) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) submit.submit();
        else ways.next();
      }}
    >
      <StepHead form={form} />
      {times > 0 && (failure || items.length > 0) && (
        <ErrorSummary items={items} failure={failure} times={times} />
      )}
      {ready || number === 1 ? <Fields>{children}</Fields> : <LateAwaited />}
      {submit.sending && <SlowNotice onRetry={submit.resend} />}
      <Actions>
        {number > 1 && <Button onClick={ways.back}>이전</Button>}
        <Button
          look="primary"
          type="submit"
          disabled={!ready}
          aria-disabled={ready ? submit.sending || ways.asking : undefined}
        >
          {ways.asking
            ? '확인하는 중'
            : !isLast
              ? '다음'
              : submit.sending
                ? '접수하는 중'
                : sendLabel}
        </Button>
      </Actions>
    </Frame>
  );
}
