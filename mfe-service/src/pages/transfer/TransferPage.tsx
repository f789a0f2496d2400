import { APART_DAYS, LADDER_TRUCK } from '@portal/contract';
import { Form, late, type ViewOf } from '@portal/form';
import { formatWon, isAnotherRegion } from '@portal/format';
import type { PageProps } from '@portal/host';
import { Notice, PageHeading } from '@portal/ui';
import { Notices } from '../../request/later.tsx';
import { LookAhead } from '../../request/LookAhead.tsx';
import type { load } from '../../request/load.ts';
import { PriceRange } from '../../request/price-range.ts';
import { LinkedProduct, useLinkedProduct } from '../../request/use-linked-product.ts';
import { PhoneCall, usePhoneBegun } from '../../request/use-phone-begun.ts';
import { transferForm } from './transfer-form.tsx';

type Transfer = typeof transferForm;
const TransferCost = late(() =>
  import(/* webpackChunkName: "transfer" */ './TransferCost.tsx').then((file) => file.TransferCost),
);
const TransferSum = late(
  () =>
    import(/* webpackChunkName: "transfer" */ './TransferCost.tsx').then(
      (file) => file.TransferSum,
    ),
  <></>,
);
const sum = { Of: TransferSum, told: ['places', 'cost', 'check'] } as const;

function GroupStep({ draft, change }: ViewOf<Transfer, 'group'>) {
  useLinkedProduct(draft, change);
  usePhoneBegun('transfer', draft.group === '', ({ product }) => change({ group: product }));
  return null;
}

const { visitOn, secondOn } = transferForm.fields;

/** The price is public: it follows from the two addresses. */
function PlacesStep({ draft, change }: ViewOf<Transfer, 'places'>) {
  const { from, to, countryside } = LADDER_TRUCK;
  return (
    <>
      <p>
        사다리차는 현장에서 따로 내십니다. 보통 {formatWon(from)}~{formatWon(to)}이고, 읍·면 지역은{' '}
        {formatWon(countryside)}까지 더 들 수 있습니다.
      </p>
      <TransferCost draft={draft} />
      <LookAhead days={{ visitOn, secondOn }} draft={draft} change={change} />
    </>
  );
}

function DaysStep({ draft }: ViewOf<Transfer, 'days'>) {
  const isApart = isAnotherRegion(draft.place?.addr ?? '', draft.to?.addr ?? '');
  return (
    isApart && (
      <Notice>
        다른 지역으로 옮기셔서, 설치는 회수한 날부터 {APART_DAYS}일 뒤부터 할 수 있습니다.
      </Notice>
    )
  );
}

const CostStep = ({ draft, change }: ViewOf<Transfer, 'cost'>) => (
  <TransferCost draft={draft} spend={(usePoint) => change({ usePoint })} />
);

function CheckStep({ draft }: ViewOf<Transfer, 'check'>) {
  return (
    <>
      <TransferCost draft={draft} />
      <Notices service="transfer" visit={draft} />
    </>
  );
}

const above = { days: DaysStep };
const below = { group: GroupStep, places: PlacesStep, cost: CostStep, check: CheckStep };

export default function TransferPage({ params, data }: PageProps<typeof load>) {
  return (
    <>
      <PageHeading
        title={transferForm.title}
        lead="이사하실 때 제품을 회수해 새집에 설치해 드립니다."
      />
      <PhoneCall value={params.idx}>
        <LinkedProduct value={params.productIdx}>
          <PriceRange value={data.range}>
            <Form
              definition={transferForm}
              asked={params.step}
              above={above}
              below={below}
              sum={sum}
            />
          </PriceRange>
        </LinkedProduct>
      </PhoneCall>
    </>
  );
}
