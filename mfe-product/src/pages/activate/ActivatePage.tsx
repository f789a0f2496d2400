import { REGISTRATION_WORKING_DAYS } from '@portal/contract';
import { Form, FormNotice, lateRest } from '@portal/form';
import { useHost, type PageProps } from '@portal/host';
import {
  Button,
  ButtonLink,
  Cluster,
  icons,
  Message,
  PageHeading,
  PageSkeleton,
  Stack,
} from '@portal/ui';
import { useMemo } from 'react';
import { activateForm, fields } from './activate-form.tsx';
import { RefusalProvider, type Refusal } from './again-field.tsx';
import type { load } from './load.ts';
import { ModelsProvider } from './model-field.tsx';
import { useAgain } from './use-again.ts';
import { productPaths } from '../../paths.ts';

/** Shown in place of the form where the refused registration has been sent again. */
const SentAgain = ({ replacedBy }: { replacedBy: string }) => (
  <Message
    icon={icons.check}
    title="이미 고쳐서 다시 보내셨습니다."
    text="다시 보내신 등록을 담당자가 확인합니다. 처리 상황을 보실 수 있습니다."
    actions={
      <ButtonLink look="primary" href={productPaths.activate({ result: replacedBy })}>
        다시 보내신 등록 보기
      </ButtonLink>
    }
  />
);

const RegistrationReceipt = lateRest(
  () =>
    import(/* webpackChunkName: "registration-receipt" */ './RegistrationReceipt.tsx').then(
      (file) => file.RegistrationReceipt,
    ),
  <PageSkeleton kind="article" title="정품 등록" />,
);

function ProofStep() {
  const { openPopup } = useHost();
  return (
    <Stack gap={8}>
      <p>구매 내역과 후기 가운데 하나면 됩니다. 무엇이 보여야 하는지 그림으로 알려 드립니다.</p>
      <Cluster>
        <Button onClick={() => openPopup('purchaseHistory')}>구매 내역 캡처 방법</Button>
        <Button onClick={() => openPopup('reviewCapture')}>후기 캡처 방법</Button>
      </Cluster>
    </Stack>
  );
}

const above = { proof: ProofStep };

/** What has to be changed in a registration that is sent again. The reason itself stands at its field. */
const ToMend = ({ refusal: { field, reason } }: { refusal: Refusal }) => (
  <FormNotice>
    <p>
      <strong>{field === null ? reason : `고치실 곳: ${fields[field].label}`}</strong>
      <br />
      다른 내용은 지난번에 보내신 그대로입니다.
    </p>
  </FormNotice>
);

/** The form that registers a genuine product, or the receipt of a registration. */
export default function ActivatePage({ params, data: models }: PageProps<typeof load>) {
  const { step, result, again } = params;
  const { begin, refusal, replacedBy } = useAgain(again);
  const definition = useMemo(() => activateForm(again), [again]);
  if (result !== null) return <RegistrationReceipt idx={result} />;
  return (
    <>
      <PageHeading
        title={definition.title}
        lead={`온라인 마켓이나 매장에서 구매하신 제품을 등록합니다. 영업일 기준 ${REGISTRATION_WORKING_DAYS}일쯤 뒤에 확인되고, 그때부터 서비스를 신청하실 수 있습니다.`}
      />
      {replacedBy === undefined ? (
        <>
          {refusal && <ToMend refusal={refusal} />}
          <ModelsProvider value={models}>
            <RefusalProvider value={refusal ?? null}>
              <Form key={again} definition={definition} asked={step} begin={begin} above={above} />
            </RefusalProvider>
          </ModelsProvider>
        </>
      ) : (
        <SentAgain replacedBy={replacedBy} />
      )}
    </>
  );
}
