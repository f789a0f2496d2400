import { SEAT_WEEKS } from '@portal/contract';
import { Form, late, lateRest, type ViewOf } from '@portal/form';
import { useHost, type PageProps } from '@portal/host';
import { Button, ContentSkeleton, PageHeading } from '@portal/ui';
import { useState } from 'react';
import { Notices } from '../../request/later.tsx';
import { LookAhead } from '../../request/LookAhead.tsx';
import type { load } from '../../request/load.ts';
import { PriceRange } from '../../request/price-range.ts';
import { LinkedProduct, useLinkedProduct } from '../../request/use-linked-product.ts';
import { seatForm } from './seat-form.tsx';

type Seat = typeof seatForm;
const SeatCost = late(
  () => import(/* webpackChunkName: "seat" */ './SeatCost.tsx').then((file) => file.SeatCost),
  <ContentSkeleton kind="list" />,
);
const SeatSum = late(
  () => import(/* webpackChunkName: "seat" */ './SeatCost.tsx').then((file) => file.SeatSum),
  <></>,
);
const sum = { Of: SeatSum, told: ['seats', 'cost', 'check'] } as const;
const SeatLookUp = lateRest(
  () =>
    import(/* webpackChunkName: "seat-look-up" */ './SeatLookUp.tsx').then(
      (file) => file.SeatLookUp,
    ),
  <ContentSkeleton kind="list" />,
);

const { visitOn } = seatForm.fields;

/** Prices are public; the chair is chosen from the member's own. */
function ProductStep({ draft, change }: ViewOf<Seat, 'product'>) {
  useLinkedProduct(draft, change);
  const { openPopup } = useHost();
  const [looksUp, setLooksUp] = useState(false);
  return (
    <>
      <p>
        <Button onClick={() => openPopup('seatPrice')}>시트 가격 보기</Button>{' '}
        <Button aria-expanded={looksUp} onClick={() => setLooksUp(!looksUp)}>
          모델로 시트 찾기
        </Button>
      </p>
      {looksUp && <SeatLookUp />}
      <LookAhead days={{ visitOn }} draft={draft} change={change} />
    </>
  );
}

const CostStep = ({ draft, change }: ViewOf<Seat, 'cost'>) => (
  <SeatCost draft={draft} spend={(usePoint) => change({ usePoint })} />
);

function CheckStep({ draft }: ViewOf<Seat, 'check'>) {
  return (
    <>
      <SeatCost draft={draft} />
      <Notices service="seat" visit={draft} />
    </>
  );
}

const below = { product: ProductStep, seats: SeatCost, cost: CostStep, check: CheckStep };

export default function SeatPage({ params, data }: PageProps<typeof load>) {
  return (
    <>
      <PageHeading
        title={seatForm.title}
        lead={`안마의자의 닳은 시트만 골라 바꿉니다. 시트를 준비하는 데 ${SEAT_WEEKS.from}~${SEAT_WEEKS.to}주가 걸립니다.`}
      />
      <LinkedProduct value={params.productIdx}>
        <PriceRange value={data.range}>
          <Form definition={seatForm} asked={params.step} below={below} sum={sum} />
        </PriceRange>
      </LinkedProduct>
    </>
  );
}
