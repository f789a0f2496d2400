import { Form, FormNotice, late, type ViewOf } from '@portal/form';
import type { PageProps } from '@portal/host';
import { PageHeading } from '@portal/ui';
import { useMemo } from 'react';
import type { load } from '../../request/load.ts';
import { PriceRange } from '../../request/price-range.ts';
import { LinkedProduct, useLinkedProduct } from '../../request/use-linked-product.ts';
import { PhoneCall, usePhoneBegun } from '../../request/use-phone-begun.ts';
import { afterFormOf, symptomFields, symptomIn, type afterForm } from './after-form.tsx';
import { RepairAgain, useRepairAgain } from './again.ts';
import { AnswersAwaited } from './AnswersAwaited.tsx';

const Answers = late(
  () => import(/* webpackChunkName: "after" */ './Answers.tsx').then((file) => file.Answers),
  <AnswersAwaited aria-hidden />,
);

type After = typeof afterForm;

const ProductStep = late(() =>
  import(/* webpackChunkName: "after" */ './ProductStep.tsx').then((file) => file.ProductStep),
);
const AfterCost = late(() =>
  import(/* webpackChunkName: "after" */ './AfterCost.tsx').then((file) => file.AfterCost),
);
const AfterSum = late(
  () => import(/* webpackChunkName: "after" */ './AfterCost.tsx').then((file) => file.AfterSum),
  <></>,
);
const sum = { Of: AfterSum, told: ['contact', 'check'] } as const;

function SymptomStep({ draft, change }: ViewOf<After, 'symptom'>) {
  const symptom = symptomIn(draft);
  useLinkedProduct(draft, change);
  usePhoneBegun('after', draft.group === '', ({ product, symptom: code, text }) =>
    change({
      group: product,
      ...(code !== null && { [symptomFields[product]]: code }),
      ...(draft.text === '' && { text }),
    }),
  );
  return symptom && <Answers symptom={symptom} />;
}

const below = {
  symptom: SymptomStep,
  product: ProductStep,
  contact: AfterCost,
  check: ({ draft }: ViewOf<After, 'check'>) => <AfterCost draft={draft} isLast />,
};

/** Requests a repair: first the symptom, with answers that may solve it. */
export default function AfterPage({ params, data }: PageProps<typeof load>) {
  const { again } = params;
  const begin = useRepairAgain(again);
  const definition = useMemo(() => afterFormOf(again), [again]);
  return (
    <>
      <PageHeading
        title={definition.title}
        lead="증상을 고르시면 해결 방법부터 보여 드립니다. 급하시면 고객센터로 전화해 주세요."
      />
      {begin && (
        <FormNotice>
          <p>
            접수 {again}에서 고치신 제품이 다시 고장 나 신청합니다. 제품, 증상, 방문할 곳, 연락처를
            미리 채웠습니다. 방문 날짜를 고르고 동의해 주세요.
          </p>
        </FormNotice>
      )}
      <PhoneCall value={params.idx}>
        <LinkedProduct value={params.productIdx}>
          <RepairAgain value={again}>
            <PriceRange value={data.range}>
              <Form
                key={again}
                definition={definition}
                asked={params.step}
                begin={begin}
                below={below}
                sum={sum}
              />
            </PriceRange>
          </RepairAgain>
        </LinkedProduct>
      </PhoneCall>
    </>
  );
}
