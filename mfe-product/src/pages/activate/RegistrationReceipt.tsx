import { purchaseText, type Registration } from '@portal/contract';
import { photosSent, Receipt, ResultPlace } from '@portal/form';
import { formatDay, modelText } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Notice, Section, Stages } from '@portal/ui';
import { productPaths } from '../../paths.ts';
import { useToldFailure } from '../../parts/use-told-failure.ts';

const factsOf = (registration: Registration) => {
  const { bbsIdx, receivedOn, answerBy, status, photos } = registration;
  const isOver = status === 'COMPLETE';
  return {
    number: bbsIdx,
    facts: [
      ['접수한 날', formatDay(receivedOn)],
      ['확인을 마치는 날', isOver ? null : `${formatDay(answerBy)}까지`],
    ],
    sent: [
      ['모델', modelText(registration)],
      ['시리얼 번호', registration.serialNo],
      ['구매하신 곳', purchaseText(registration)],
      ['구매하신 날', formatDay(registration.boughtOn)],
      ['증빙 사진', photosSent(photos)],
    ],
  } as const;
};

function titleOf({ status, refused }: Registration): string {
  if (refused) return '등록하지 못했습니다';
  return status === 'COMPLETE' ? '정품 등록을 마쳤습니다' : '정품 등록을 접수했습니다';
}

const nextOf = ({ status, answerBy }: Registration): readonly string[] =>
  status === 'COMPLETE'
    ? []
    : [
        '담당자가 시리얼 번호와 사진을 확인합니다.',
        `${formatDay(answerBy)}까지 확인을 마치고, 결과를 이 화면에 올립니다.`,
        '확인되면 내 제품에 나타나고, 그때부터 서비스를 신청하실 수 있습니다.',
      ];

const linksOf = ({ productIdx }: Registration) => [
  ...(productIdx === null ? [] : [{ label: '제품 사용 정보', path: paths.usage({ productIdx }) }]),
  { label: '정품 등록 내역', path: paths.memberRegistrations() },
  { label: '하나 더 등록하기', path: paths.activate() },
  { label: '처음으로', path: paths.home() },
];

/** The stages of the registration and, if it was refused, the reason. */
function Progress({ registration }: { registration: Registration }) {
  const { bbsIdx, refusal, replacedBy, replaces, stages, status, refused } = registration;
  const next =
    status === 'COMPLETE' && !refused
      ? { text: '이제 서비스를 신청하실 수 있습니다.', by: null }
      : undefined;
  return (
    <Section>
      <h2>진행 상황</h2>
      {refusal !== null && (
        <Notice>
          <p>{refusal}</p>
          {replacedBy ? (
            <ButtonLink href={productPaths.activate({ result: replacedBy })}>
              다시 보내신 등록 보기
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.activate({ again: bbsIdx })}>고쳐서 다시 보내기</ButtonLink>
          )}
        </Notice>
      )}
      {replaces && (
        <p>
          <a href={productPaths.activate({ result: replaces })}>접수 번호 {replaces}</a>의 등록을
          고쳐서 다시 보내신 것입니다.
        </p>
      )}
      <Stages stages={stages} {...(next && { next })} />
    </Section>
  );
}

/** The receipt of a registration: what the member sent, and how far the check is. */
export function RegistrationReceipt({ idx }: { idx: string }) {
  const query = useAnswer(api.readRegistration, { idx });
  useToldFailure(query.error);
  return (
    <ResultPlace
      name="정품 등록"
      query={query}
      none={{
        title: '접수 내역을 찾을 수 없습니다.',
        way: { label: '새로 등록하기', href: paths.activate() },
      }}
    >
      {(registration) => (
        <Receipt
          title={titleOf(registration)}
          mark={registration.refused ? 'refused' : 'done'}
          next={nextOf(registration)}
          links={linksOf(registration)}
          {...factsOf(registration)}
        >
          <Progress registration={registration} />
        </Receipt>
      )}
    </ResultPlace>
  );
}
