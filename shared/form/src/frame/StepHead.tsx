import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { ProgressBar } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { RunningForm } from '../use-form.ts';

const Where = styled.p`
  color: var(--text-second);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
`;
const Heading = styled.h2`
  margin: 28px 0 20px;
  font-size: var(--h3);
`;

/**
 * Where the customer is, in words and as a bar, and what this step is about. It names the step in the tab and
 * takes the focus when the step changes, unless the summary does.
 */
export function StepHead({ form }: { form: RunningForm }) {
  const { setTitle } = useHost();
  const { steps, number, step } = form.at;
  const { times } = form.said;
  const { title } = form.definition;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);
  /** The step has changed, and neither this heading nor the summary has taken the focus since. */
  const isMoved = useRef(false);
  const count = `${number}/${steps.length}단계`;
  const where = `${count} ${step.title}`;
  useEffect(() => {
    if (shown.current !== step.name) isMoved.current = true;
    shown.current = step.name;
    // After the shell, which sets the page's title and focus once it has rendered.
    const timer = setTimeout(() => {
      // The first step is the page itself, as the server named it.
      setTitle(number === 1 ? title : `${where} - ${title}`);
      if (!isMoved.current) return;
      isMoved.current = false;
      if (times === 0) heading.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [setTitle, number, where, title, step.name, times]);
  return (
    <>
      <Where>{count}</Where>
      <ProgressBar aria-label="진행 정도" value={number} max={steps.length} />
      <Heading ref={heading} tabIndex={-1}>
        {step.title}
      </Heading>
    </>
  );
}
