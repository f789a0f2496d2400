import { Form, late, type ViewOf } from '@portal/form';
import type { PageProps } from '@portal/host';
import { PageHeading } from '@portal/ui';
import type { servicePaths } from '../../paths.ts';
import { LookAhead } from '../../request/LookAhead.tsx';
import { PhoneCall, usePhoneBegun } from '../../request/use-phone-begun.ts';
import { afterForm, symptomFields, symptomIn } from './after-form.tsx';
import { AnswersAwaited } from './AnswersAwaited.tsx';

const Answers = late(
  () => import(/* webpackChunkName: "later" */ './Answers.tsx').then((file) => file.Answers),
  <AnswersAwaited aria-hidden />,
);

type After = typeof afterForm;

const AfterCost = late(() =>
  import(/* webpackChunkName: "later" */ './AfterCost.tsx').then((file) => file.AfterCost),
);

const { visitOn } = afterForm.fields;

const ProductStep = ({ draft, change, children }: ViewOf<After, 'product'>) => (
  <LookAhead
    days={{ visitOn }}
    draft={draft}
    change={change}
    cost={
      <>
        <AfterCost draft={draft} />
        <p>렌탈 제품은 출장비를 받지 않습니다.</p>
      </>
    }
  >
    {children}
  </LookAhead>
);

const ContactStep = ({ draft, children }: ViewOf<After, 'contact'>) => (
  <>
    {children}
    <AfterCost draft={draft} />
  </>
);

const CheckStep = ({ draft, children }: ViewOf<After, 'check'>) => (
  <>
    {children}
    <AfterCost draft={draft} isLast />
  </>
);

function SymptomStep({ draft, change, children }: ViewOf<After, 'symptom'>) {
  const symptom = symptomIn(draft);
  usePhoneBegun('after', draft.group === '', ({ product, symptom: code, text }) =>
    change({
      group: product,
      ...(code !== null && { [symptomFields[product]]: code }),
      ...(draft.text === '' && { text }),
    }),
  );
  return (
    <>
      {children}
      {symptom && <Answers symptom={symptom} />}
    </>
  );
}

const views = {
  symptom: SymptomStep,
  product: ProductStep,
  contact: ContactStep,
  check: CheckStep,
};

/** Requests a repair: first the symptom, with answers that may solve it. */
export default function AfterPage({ params }: PageProps<typeof servicePaths.request.after>) {
  return (
    <>
      <PageHeading
        title={afterForm.title}
        lead="증상을 고르시면 해결 방법부터 보여 드립니다. 급하시면 고객센터로 전화해 주세요."
      />
      <PhoneCall value={params.idx}>
        <Form definition={afterForm} asked={params.step} views={views} />
      </PhoneCall>
    </>
  );
}
