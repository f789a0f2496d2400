import styled from '@emotion/styled';
import { isComposing } from '@portal/browser';
import { Button, ContentSkeleton, media } from '@portal/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Problems } from './flow.ts';
import { StepHead } from './StepHead.tsx';
import type { FormSteps } from './use-form.ts';
import type { Submit } from './use-submit.ts';

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

/** The keyboard that is putting a syllable together ends it with Enter: that sends nothing. */
const endsSyllable = ({ key, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && isComposing(nativeEvent);

/**
 * The frame of a form in steps: where the customer is, what is wrong, the step's fields, and the ways on and
 * back. `title` is the page's own. Nothing is sent before the code is there: the address never has the text.
 */
export function FormFrame(props: {
  form: FormSteps;
  submit: Submit;
  title: string;
  /** Fields whose work is not done yet, with the sentence that says so. */
  unfinished?: Problems;
  /** What the last button says. */
  sendLabel?: string;
  children: ReactNode;
}) {
  const { form, submit, title, unfinished = {}, sendLabel = '접수하기', children } = props;
  const { flow, number, step, ready, errors, failure, times } = form;
  const isLast = number === flow.length;
  const items = Object.keys(step.schema.entries).flatMap((field) => {
    const sentence = errors[field];
    return sentence === undefined ? [] : [{ field, label: step.labels?.[field] ?? '', sentence }];
  });
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
        else form.next(unfinished);
      }}
    >
      <StepHead form={form} title={title} />
      {times > 0 && (failure || items.length > 0) && (
        <ErrorSummary items={items} failure={failure} times={times} />
      )}
      {ready || number === 1 ? <Fields>{children}</Fields> : <ContentSkeleton kind="article" />}
      <Actions>
        {number > 1 && (
          <Button type="button" onClick={() => form.back()}>
            이전
          </Button>
        )}
        <Button look="primary" type="submit" disabled={!ready} aria-disabled={submit.sending}>
          {!isLast ? '다음' : submit.sending ? '접수하는 중' : sendLabel}
        </Button>
      </Actions>
    </Frame>
  );
}
