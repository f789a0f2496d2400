import type { Visit } from '@portal/contract';
import { formatPhone } from '@portal/format';
import { Button, Cluster, Section } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { ChangeContact } from './ChangeContact.tsx';
import { MoveVisit } from './MoveVisit.tsx';

/** What the customer can change of a booking that is to come. */
export function VisitChanges({ visit }: { visit: Visit }) {
  const { phone, may } = visit;
  const [open, setOpen] = useState<'time' | 'contact' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && open === null) heading.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const close = () => setOpen(null);
  return (
    <Section size="h4" screenOnly>
      <h2 ref={heading} tabIndex={-1}>
        예약 바꾸기
      </h2>
      {may.move ? (
        <p>날짜와 시간은 방문 전날 낮 12시까지, 연락처는 방문 시간 전까지 바꾸실 수 있습니다.</p>
      ) : (
        <p>
          온라인으로 날짜와 시간을 바꾸실 수 있는 때가 지났습니다. 매장{' '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>번으로 전화해 주세요.
        </p>
      )}
      {open === null && (
        <Cluster top={16}>
          {may.move && (
            <Button look="primary" onClick={() => setOpen('time')}>
              날짜와 시간 바꾸기
            </Button>
          )}
          <Button onClick={() => setOpen('contact')}>연락처와 남기실 말씀 바꾸기</Button>
        </Cluster>
      )}
      {open === 'time' && may.move && <MoveVisit visit={visit} onClose={close} />}
      {open === 'contact' && <ChangeContact visit={visit} onClose={close} />}
    </Section>
  );
}
