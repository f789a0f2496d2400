import { purchaseText, type Registration } from '@portal/contract';
import { fixedTexts, formatDay, modelText } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  BackLink,
  ButtonLink,
  Facts,
  MessagePage,
  PageHeading,
  Section,
  Stages,
  spots,
} from '@portal/ui';
import { MyPageNav } from '../../nav/MyPageNav.tsx';
import { Photos } from '../../photo/Photos.tsx';
import type { load } from './load.ts';
import { Refused } from './Refused.tsx';

const LIST = paths.memberRegistrations();

function nextOf({ status, refused, answerBy }: Registration) {
  if (refused) return { text: '', by: null };
  return status === 'COMPLETE'
    ? { text: '등록을 마쳤습니다. 이제 서비스를 신청하실 수 있습니다.', by: null }
    : { text: '담당자가 시리얼 번호와 사진을 확인합니다.', by: answerBy };
}

function Details({ registration }: { registration: Registration }) {
  const { serialNo, boughtOn, photos } = registration;
  return (
    <Section>
      <h2>보내신 내용</h2>
      <Facts
        facts={[
          ['모델', modelText(registration)],
          ['시리얼 번호', serialNo],
          ['구매하신 곳', purchaseText(registration)],
          ['구매하신 날', formatDay(boughtOn)],
        ]}
      />
      <Photos label="보내신 사진" photos={photos} />
    </Section>
  );
}

/** A registration of the member: its stages, the reason if it was refused, and what the member sent. */
export default function RegistrationPage({ data: registration }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const productIdx = registration?.productIdx ?? null;
  const usage = productIdx === null ? null : hrefFor(paths.usage({ productIdx }));
  return (
    <>
      <MyPageNav here="registrations" />
      <BackLink href={LIST} label="정품 등록 내역" />
      {registration === null ? (
        <MessagePage
          page="정품 등록 정보"
          spot={spots.certificate}
          title={fixedTexts.noRegistrations}
          text="등록하신 계정으로 로그인하셨는지 확인해 주세요."
          actions={<ButtonLink href={LIST}>정품 등록 내역 보기</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading
            title={registration.goodsName}
            lead={`접수 번호 ${registration.bbsIdx} · ${formatDay(registration.receivedOn)} 접수`}
          />
          {registration.refused && <Refused registration={registration} />}
          {registration.replaces && (
            <p>
              <a href={paths.memberRegistration({ idx: registration.replaces })}>
                접수 번호 {registration.replaces}
              </a>
              의 등록을 고쳐서 다시 보내신 것입니다.
            </p>
          )}
          <Section>
            <h2>처리 단계</h2>
            <Stages stages={registration.stages} next={nextOf(registration)} />
            {usage !== null && <ButtonLink href={usage}>제품 사용 정보 보기</ButtonLink>}
          </Section>
          <Details registration={registration} />
        </>
      )}
    </>
  );
}
