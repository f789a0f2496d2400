import { servicePages, services, type Service, type VisitKind } from '@portal/contract';
import { Form, type SumProps, type ViewOf } from '@portal/form';
import { api, callIn, useAnswer, type PageProps } from '@portal/host';
import { PageHeading } from '@portal/ui';
import type { Spend } from '../../request/Cost.tsx';
import { groupIn } from '../../request/fields.tsx';
import { Cost, CostSum, Notices } from '../../request/later.tsx';
import { LookAhead } from '../../request/LookAhead.tsx';
import { LinkedProduct, useLinkedProduct } from '../../request/use-linked-product.ts';
import { PhoneCall, usePhoneBegun } from '../../request/use-phone-begun.ts';
import type { load } from '../../request/load.ts';
import { PriceRange } from '../../request/price-range.ts';
import { visitForm, type VisitForm } from './visit-form.tsx';

type Draft = ViewOf<VisitForm, 'check'>['draft'];

/** The form of a service and what its steps show beside their questions. */
function visitOf(service: VisitKind) {
  const form = visitForm(service);
  const { visitOn, secondOn } = form.fields;
  const { names, days }: Service = services[service];

  const usePrice = (draft: Draft, skip = false) =>
    useAnswer(
      callIn(api.quoteOrder, service),
      { [names?.quote ?? 'product']: groupIn(draft) },
      { skip },
    );

  function VisitCost({ draft, spend }: { draft: Draft; spend?: Spend }) {
    const price = usePrice(draft);
    const { consentMarketing, usePoint } = draft;
    return (
      <Cost
        price={price}
        consentMarketing={consentMarketing}
        usePoint={usePoint}
        spend={spend}
        service={service}
      />
    );
  }

  function VisitSum({ draft, children }: SumProps<Draft>) {
    const { group, consentMarketing, usePoint } = draft;
    const price = usePrice(draft, group === '');
    return (
      <CostSum
        price={group === '' ? null : price}
        consentMarketing={consentMarketing}
        usePoint={usePoint}
        service={service}
        product={group}
        until="제품을 고르시면 정해집니다."
      >
        {children}
      </CostSum>
    );
  }

  /** The price is open to everybody: it shows with the choice of the group. */
  function GroupStep({ draft, change }: ViewOf<VisitForm, 'group'>) {
    useLinkedProduct(draft, change);
    usePhoneBegun(service, draft.group === '', ({ product }) => change({ group: product }));
    return draft.group !== '' && <VisitCost draft={draft} />;
  }

  function ProductStep({ draft, change }: ViewOf<VisitForm, 'product'>) {
    const step = { draft, change, cost: <VisitCost draft={draft} /> };
    return days?.second ? (
      <LookAhead days={{ visitOn, secondOn }} {...step} />
    ) : (
      <LookAhead days={{ visitOn }} {...step} />
    );
  }

  const CostStep = ({ draft, change }: ViewOf<VisitForm, 'cost'>) => (
    <VisitCost draft={draft} spend={(usePoint) => change({ usePoint })} />
  );

  const CheckStep = ({ draft }: ViewOf<VisitForm, 'check'>) => (
    <>
      <VisitCost draft={draft} />
      <Notices service={service} visit={draft} />
    </>
  );
  return {
    form,
    below: { group: GroupStep, product: ProductStep, cost: CostStep, check: CheckStep },
    sum: { Of: VisitSum, told: ['group', 'cost', 'check'] as const },
  };
}

const visits: Partial<Record<VisitKind, ReturnType<typeof visitOf>>> = {};
const visitFor = (service: VisitKind) => (visits[service] ??= visitOf(service));

/** Asks for a service that needs no more than a product, a place and its days. */
export default function VisitPage({ params, data }: PageProps<typeof load>) {
  const { form, below, sum } = visitFor(data.service);
  return (
    <>
      <PageHeading title={form.title} lead={servicePages[data.service].lead} />
      <PhoneCall value={params.idx}>
        <LinkedProduct value={params.productIdx}>
          <PriceRange value={data.range}>
            <Form definition={form} asked={params.step} below={below} sum={sum} />
          </PriceRange>
        </LinkedProduct>
      </PhoneCall>
    </>
  );
}
