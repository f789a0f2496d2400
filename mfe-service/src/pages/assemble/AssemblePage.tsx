import { Form, type ViewOf } from '@portal/form';
import { api, useAnswer, type PageProps } from '@portal/host';
import { PageHeading } from '@portal/ui';
import type { servicePaths } from '../../paths.ts';
import type { Spend } from '../../request/Cost.tsx';
import { groupIn } from '../../request/fields.tsx';
import { Cost, Notices } from '../../request/later.tsx';
import { LookAhead } from '../../request/LookAhead.tsx';
import { PhoneCall, usePhoneBegun } from '../../request/use-phone-begun.ts';
import { assembleForm } from './assemble-form.tsx';

type Assemble = typeof assembleForm;
type Draft = ViewOf<Assemble, 'check'>['draft'];

function AssembleCost({ draft, spend }: { draft: Draft; spend?: Spend }) {
  const price = useAnswer(api.quoteAssembly, { grpCode: groupIn(draft) });
  const { consentMarketing, usePoint } = draft;
  return (
    <Cost price={price} consentMarketing={consentMarketing} usePoint={usePoint} spend={spend} />
  );
}

/** The price is public: it appears when a group is chosen. */
function GroupStep({ draft, change, children }: ViewOf<Assemble, 'group'>) {
  usePhoneBegun('assemble_disassemble', draft.group === '', ({ product }) =>
    change({ group: product }),
  );
  return (
    <>
      {children}
      {draft.group !== '' && <AssembleCost draft={draft} />}
    </>
  );
}

const { visitOn, secondOn } = assembleForm.fields;

const ProductStep = ({ draft, change, children }: ViewOf<Assemble, 'product'>) => (
  <LookAhead
    days={{ visitOn, secondOn }}
    draft={draft}
    change={change}
    cost={<AssembleCost draft={draft} />}
  >
    {children}
  </LookAhead>
);

function CostStep({ draft, change, children }: ViewOf<Assemble, 'cost'>) {
  return (
    <>
      {children}
      <AssembleCost draft={draft} spend={(usePoint) => change({ usePoint })} />
    </>
  );
}

function CheckStep({ draft, children }: ViewOf<Assemble, 'check'>) {
  return (
    <>
      {children}
      <AssembleCost draft={draft} />
      <Notices />
    </>
  );
}

const views = { group: GroupStep, product: ProductStep, cost: CostStep, check: CheckStep };

/** Requests that a product be taken apart and put together again at the same place. */
export default function AssemblePage({
  params,
}: PageProps<typeof servicePaths.request.assemble_disassemble>) {
  return (
    <>
      <PageHeading
        title={assembleForm.title}
        lead="도배나 공사 때 나누어 두었다가 같은 곳에서 다시 조립해 드립니다."
      />
      <PhoneCall value={params.idx}>
        <Form definition={assembleForm} asked={params.step} views={views} />
      </PhoneCall>
    </>
  );
}
