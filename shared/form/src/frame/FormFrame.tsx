import styled from '@emotion/styled';
import { isComposing } from '@portal/browser';
import {
  aboveActionBar,
  ActionBar,
  Button,
  media,
  sided,
  SlowNotice,
  UntilKnown,
} from '@portal/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SummaryItem } from './ErrorSummary.tsx';
import { fieldOf } from '../flow.ts';
import { late, LateAwaited } from '../late.tsx';
import { AccessButton, type Access } from '../result/AccessAsk.tsx';
import type { RunningForm } from '../use-form.ts';
import type { useSubmit } from '../use-submit.ts';
import { StepHead } from './StepHead.tsx';

// On upright screens the form is at least as high as the screen, so that the buttons stand at its lower edge in a short step too.
const Frame = styled.form`
  ${sided}
  ${aboveActionBar}
  ${media.pc} {
    grid-template-rows: auto 1fr;
  }
  ${media.upright} {
    grid-template-rows: 1fr auto;
    min-height: calc(100svh - var(--header) - 96px);
  }
`;
const Step = styled.div`
  max-width: 720px;
`;
// `data-said`: the heading of the step says the same as the legend, which then is for screen readers alone.
const Fields = styled.div`
  &,
  > [data-field] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
  [data-said] legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
const Foot = styled(ActionBar)`
  margin-top: 36px;
  ${media.pc} {
    display: contents;
  }
`;
// `grid-column: 1` keeps the buttons below the step, also before the summary has taken the second column.
const Actions = styled.div`
  display: flex;
  gap: 8px;
  justify-content: flex-end;
  max-width: 720px;
  ${media.pc} {
    grid-column: 1;
    margin-top: 36px;
  }
  ${media.mobile} {
    > div > * {
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
  /** What the customer lacks to go on; the button then leads there. While it is unknown, both buttons are in the page. */
  lacking: Access | 'unknown' | null;
  /** The summary beside the step. */
  beside: ReactNode;
  children: ReactNode;
}) {
  const { form, submit, lacking, beside, children } = props;
  const { ready, ways } = form;
  const { steps, number } = form.at;
  const { failure, times } = form.said;
  const { sendLabel = '접수하기' } = form.definition;
  const isLast = number === steps.length;
  const items = summaryOf(form);
  const isUnknown = lacking === 'unknown';
  return (
    <Frame
      method="post"
      noValidate
      onKeyDown={(event) => {
        if (endsSyllable(event)) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (lacking !== null && !isUnknown) return;
        if (isLast) submit.submit();
        else ways.next();
      }}
    >
      <Step>
        <StepHead form={form} />
        {times > 0 && (failure || items.length > 0) && (
          <ErrorSummary items={items} failure={failure} times={times} />
        )}
        {ready || number === 1 ? <Fields>{children}</Fields> : <LateAwaited />}
        {submit.sending && <SlowNotice onRetry={submit.resend} />}
      </Step>
      <Foot>
        {beside}
        <Actions>
          {number > 1 && <Button onClick={ways.back}>이전</Button>}
          {(lacking === null || isUnknown) && (
            <UntilKnown data-until-known={isUnknown ? 'member' : undefined}>
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
            </UntilKnown>
          )}
          {lacking !== null && (
            <UntilKnown data-until-known={isUnknown ? 'visitor' : undefined}>
              <AccessButton look="primary" to={isUnknown ? 'login' : lacking} />
            </UntilKnown>
          )}
        </Actions>
      </Foot>
    </Frame>
  );
}
