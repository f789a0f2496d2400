import styled from '@emotion/styled';
import { formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { AmountTable, Facts, Icon, icons, media, PhoneLink, Text, type Fact } from '@portal/ui';
import { useId, useState, type ReactNode } from 'react';
import type { Sum, SumProps } from '../definition.ts';
import { fieldOf, isEmpty } from '../flow.ts';
import type { RunningForm } from '../use-form.ts';
import { SideBox } from './SideBox.tsx';

// `data-empty='yet'`: the sum is not known yet. The box keeps its place, so that nothing moves when the sum comes.
const Box = styled(SideBox)`
  &[data-empty='yet'] {
    visibility: hidden;
  }
  ${media.belowPc} {
    &[data-empty='none'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
/** The sum in one line, for phones: pressing it opens the whole summary. */
const Toggle = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  b {
    margin-left: auto;
    font-size: var(--h4);
    font-variant-numeric: tabular-nums;
  }
  svg {
    margin-left: auto;
    transform: rotate(180deg);
  }
  b + svg {
    margin-left: 0;
  }
  &[aria-expanded='true'] svg {
    transform: none;
  }
  ${media.pc} {
    display: none;
  }
`;
const Content = styled.div`
  > * + * {
    margin-top: 20px;
  }
  dl {
    gap: 8px 16px;
  }
  p > strong {
    display: block;
  }
  ${media.belowPc} {
    padding: 12px 0 4px;
    &:not([data-open]) {
      display: none;
    }
  }
  ${media.upright} {
    max-height: 50svh;
    overflow: auto;
  }
`;

/** The amount, or from what to what it is. */
function wonOf({ amount, most = amount }: Sum): string {
  if (most === null) return `${formatWon(amount)}부터`;
  return most === amount ? formatWon(amount) : `${formatWon(amount)}~${formatWon(most)}`;
}

/** What the steps before have answered, the cost so far, and whom to call. */
function Summary(props: {
  facts: readonly Fact[];
  sum: Sum | null;
  /** Whether this step shows the lines of the cost itself. */
  isTold: boolean;
  /** Whether a sum comes: its line keeps its place above a phone's buttons. */
  isAwaited: boolean;
}) {
  const { facts, sum, isTold, isAwaited } = props;
  const { phones, hours } = useHost().company;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isBlank = facts.length === 0 && sum === null;
  return (
    <Box
      as="section"
      // No page of the server has it.
      data-browser
      aria-label={isBlank ? '전화 문의' : '지금까지 고르신 내용'}
      data-empty={isBlank ? (isAwaited ? 'yet' : 'none') : undefined}
    >
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {sum ? (
          <>
            {sum.label} <b>{wonOf(sum)}</b>
          </>
        ) : (
          '지금까지 고르신 내용'
        )}
        <Icon shape={icons.chevronDown} />
      </Toggle>
      <Content id={id} data-open={isOpen || undefined}>
        {facts.length > 0 && (
          <div>
            <Text as="h3" size="h4" bottom={12}>
              지금까지 고르신 내용
            </Text>
            <Facts plain facts={facts} />
          </div>
        )}
        {sum && (isTold || sum.rows.length === 0) && (
          <p>
            {sum.label}
            <Text as="strong" size="h2">
              {wonOf(sum)}
            </Text>
            {sum.until}
          </p>
        )}
        {sum && !isTold && sum.rows.length > 0 && <AmountTable rows={sum.rows} total={sum} />}
        <div>
          <Text size="small" tone="text-second">
            어려우시면 전화로 도와드립니다.
          </Text>
          <PhoneLink size="h4" href={`tel:${phones.main}`}>
            <Icon shape={icons.phone} size={20} />
            고객센터 {phones.main}
          </PhoneLink>
          <Text size="small" tone="text-second">
            {hours}
          </Text>
        </div>
      </Content>
    </Box>
  );
}

/**
 * The summary of a form: beside its steps on a wide screen; on others one line above the buttons, which opens. It leaves out
 * what the step itself shows.
 */
export function Beside(props: {
  form: RunningForm;
  /** Computes the cost; null if the form has none. */
  Of: ((props: SumProps<RunningForm['draft']>) => ReactNode) | null;
  isTold: boolean;
}) {
  const { form, Of, isTold } = props;
  const { definition, draft, at } = form;
  const answered = at.steps.slice(0, at.number - 1).flatMap(({ fields }) => fields);
  const facts = (definition.summary ?? []).flatMap((name): Fact[] => {
    const { label, blank, Reading } = fieldOf(definition, name);
    const value = draft[name] ?? blank;
    // The check page reads every answer back.
    const isSaid = at.step.name === 'check' || !answered.includes(name) || isEmpty(value);
    return isSaid ? [] : [[label, <Reading key={name} value={value} />]];
  });
  const show = (sum: Sum | null) => (
    <Summary facts={facts} sum={sum} isTold={isTold} isAwaited={Of !== null} />
  );
  return Of ? <Of draft={draft}>{show}</Of> : show(null);
}
