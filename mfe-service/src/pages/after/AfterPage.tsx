import type { ServiceProduct } from '@portal/contract';
import { Form, late, type ViewOf } from '@portal/form';
import { isCertified, useAnswer, useHost, useSession, type PageProps } from '@portal/host';
import { PageHeading } from '@portal/ui';
import { api } from '../../api.ts';
import type { servicePaths } from '../../paths.ts';
import { Cost, Notices } from '../../request/later.tsx';
import { PhoneCall, usePhoneBegun } from '../../request/use-phone-begun.ts';
import { afterForm, symptomFields, symptomIn } from './after-form.tsx';
import { AnswersAwaited } from './AnswersAwaited.tsx';

const Answers = late(
  () => import(/* webpackChunkName: "later" */ './Answers.tsx').then((file) => file.Answers),
  <AnswersAwaited aria-hidden />,
);

type After = typeof afterForm;

function AfterCost({ draft }: { draft: ViewOf<After, 'check'>['draft'] }) {
  const mayAsk = isCertified(useSession());
  const { data: owned } = useAnswer(api.ownedProducts, {}, { skip: !mayAsk });
  const own = owned?.productList.find(({ productIdx }) => productIdx === draft.productIdx);
  const price = useAnswer(api.afterPrice, {
    product: draft.group as ServiceProduct,
    orderKind: own?.orderKind ?? '0',
  });
  return <Cost price={price} consentMarketing={draft.consentMarketing} />;
}

function ContactStep({ draft, children }: ViewOf<After, 'contact'>) {
  return (
    <>
      {children}
      <AfterCost draft={draft} />
    </>
  );
}

function CheckStep({ draft, children }: ViewOf<After, 'check'>) {
  return (
    <>
      {children}
      <AfterCost draft={draft} />
      <Notices />
    </>
  );
}

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

const views = { symptom: SymptomStep, contact: ContactStep, check: CheckStep };

/** Asks for a repair: the symptom first, and what may solve it. */
export default function AfterPage({ params }: PageProps<typeof servicePaths.after>) {
  const { main } = useHost().company.phones;
  return (
    <>
      <PageHeading
        title={afterForm.title}
        lead={
          <>
            증상을 고르시면 해결 방법부터 보여 드립니다. 급하시면 고객센터(
            <a href={`tel:${main}`}>{main}</a>)로 전화해 주세요.
          </>
        }
      />
      <PhoneCall value={params.idx}>
        <Form definition={afterForm} asked={params.step} views={views} />
      </PhoneCall>
    </>
  );
}
