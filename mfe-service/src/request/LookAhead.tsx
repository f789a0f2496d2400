import styled from '@emotion/styled';
import type { Field } from '@portal/form';
import { isCertified, useSession } from '@portal/host';
import { Button } from '@portal/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { DaysAhead } from './later.tsx';

/** Until the session is known the button is drawn for everybody, and <html data-member> hides it from members. */
const Offer = styled.div`
  html[data-member] &[data-until-known] {
    display: none;
  }
`;

/**
 * Offers the days and the cost of a request to who cannot choose a product of their own yet: visitors, and members before
 * the identity check. A day that is chosen here is chosen in its own step too.
 */
export function LookAhead<Name extends string>(props: {
  label: string;
  /** The form's own fields of days, in their order. */
  days: Readonly<Record<Name, Field<string>>>;
  draft: ComponentProps<Field['Control']>['draft'] & Readonly<Record<NoInfer<Name>, string>>;
  change(patch: Partial<Record<NoInfer<Name>, string>>): void;
  /** The cost. */
  children?: ReactNode;
}) {
  const { label, days, draft, change, children } = props;
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (isCertified(session)) return null;
  return (
    <>
      <Offer data-until-known={session.is === 'unknown' ? '' : undefined}>
        <Button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {label}
        </Button>
      </Offer>
      {isOpen && (
        <>
          <DaysAhead
            days={days}
            draft={draft}
            choose={(name, day) => change({ [name]: day } as Partial<Record<Name, string>>)}
          />
          {children}
        </>
      )}
    </>
  );
}
