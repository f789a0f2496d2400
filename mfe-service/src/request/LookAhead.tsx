import type { Draft, Field } from '@portal/form';
import { isCertified, useSession } from '@portal/host';
import { Button, UntilKnown } from '@portal/ui';
import { useState, type ReactNode } from 'react';

/**
 * Offers a request's days and cost to customers who cannot choose a product yet: visitors, and members before the
 * identity check. A day chosen here is also chosen in its own step.
 */
export function LookAhead<Name extends string>(props: {
  /** The form's day fields, in order. */
  days: Readonly<Record<Name, Field<string>>>;
  draft: Draft & Readonly<Record<NoInfer<Name>, string>>;
  change(patch: Partial<Record<NoInfer<Name>, string>>): void;
  /** The cost; without it only the days are offered. */
  cost?: ReactNode;
}) {
  const { days, draft, change, cost } = props;
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (isCertified(session)) return null;
  return (
    <>
      <UntilKnown data-until-known={session.is === 'unknown' ? 'visitor' : undefined}>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {cost ? '날짜와 비용 먼저 보기' : '날짜 먼저 보기'}
        </Button>
      </UntilKnown>
      {isOpen && (
        <>
          {Object.entries<Field<string>>(days).map(([name, { Control }]) => (
            <Control
              key={name}
              name={name}
              value={String(draft[name] ?? '')}
              draft={draft}
              onChange={(day) => change({ [name]: day } as Partial<Record<Name, string>>)}
            />
          ))}
          {cost}
        </>
      )}
    </>
  );
}
