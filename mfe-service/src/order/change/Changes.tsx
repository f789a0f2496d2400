import { orderVisit, type ServiceOrder } from '@portal/contract';
import { formatInstant } from '@portal/format';
import { useHost } from '@portal/host';
import { Button, Cluster, Outcome, Section, Stack } from '@portal/ui';
import { useState } from 'react';
import { ChangeContact, MoveDays } from './later.tsx';
import type { ChangeProps } from './own.ts';

/** Until when the next day can be moved here; null if it cannot. */
const untilOf = ({ changes }: ServiceOrder) => changes?.first ?? changes?.second ?? null;

/** The days and the contact of a request, changed in place: nobody cancels and files again. */
export function Changes({ order, onChanged, ...own }: ChangeProps) {
  const { main } = useHost().company.phones;
  const [open, setOpen] = useState<'days' | 'contact' | null>(null);
  const [said, setSaid] = useState<{ text: string; at: number } | null>(null);
  const { changes } = order;
  if (!changes) return null;
  const until = untilOf(order);
  const isPlanned = orderVisit(order)?.isPlanned;
  const props = {
    ...own,
    order,
    onChanged(changed: ServiceOrder, text: string, phone?: string) {
      setOpen(null);
      setSaid({ text, at: (said?.at ?? 0) + 1 });
      onChanged(changed, text, phone);
    },
    onClose() {
      setOpen(null);
      setSaid({ text: '그대로 두었습니다.', at: (said?.at ?? 0) + 1 });
    },
  };
  const press = (what: 'days' | 'contact') => () => {
    setSaid(null);
    setOpen(what);
  };
  return (
    <Section screenOnly>
      <h2>날짜와 연락처 바꾸기</h2>
      <Stack gap={12} align="start">
        {said && (
          <Outcome key={said.at} label="바꾼 결과">
            <p>{said.text}</p>
          </Outcome>
        )}
        {until !== null ? (
          <p>{formatInstant(until)} 전까지 여기서 날짜를 바꾸실 수 있습니다.</p>
        ) : (
          isPlanned && (
            <p>
              방문 전날 낮 12시가 지났습니다. 날짜는 고객센터 <a href={`tel:${main}`}>{main}</a>
              에서 바꾸어 드립니다.
            </p>
          )
        )}
        {changes.contact && <p>연락처와 공동현관 비밀번호는 방문하는 날까지 바꾸실 수 있습니다.</p>}
        {open === null && (
          <Cluster>
            {until !== null && <Button onClick={press('days')}>날짜 바꾸기</Button>}
            {changes.contact && (
              <Button onClick={press('contact')}>
                {own.guest || order.service !== 'after' ? '연락처 바꾸기' : '연락처와 내용 바꾸기'}
              </Button>
            )}
          </Cluster>
        )}
        {open === 'days' && <MoveDays {...props} />}
        {open === 'contact' && <ChangeContact {...props} />}
      </Stack>
    </Section>
  );
}
