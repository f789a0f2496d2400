import type { AnswerOf, checkAccountDeletion } from '@portal/contract';
import { api, useAnswer, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, ButtonLink, Row, Rows, Section } from '@portal/ui';
import { Awaited } from '../../../answer/Awaited.tsx';
import { LeaveForm } from './LeaveForm.tsx';

type Check = AnswerOf<typeof checkAccountDeletion>;
type Reason = Check['reasons'][number];

/** For each reason that keeps a member from leaving, the page that helps; null if only the customer centre can help. */
const ways = {
  orders: { label: '접수 내역 보기', path: paths.memberServices({ state: 'OPEN' }) },
  contracts: { label: '렌탈 제품 보기', path: paths.memberProducts({ product: '1' }) },
  unpaid: { label: '요금 납부하기', path: paths.payment() },
  corporate: null,
};

function Way({ is }: Pick<Reason, 'is'>) {
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  const way = ways[is];
  const href = way && hrefFor(way.path);
  if (way && href) return <ButtonLink href={href}>{way.label}</ButtonLink>;
  return (
    <ButtonLink href={`tel:${main}`} aria-label={`고객센터 ${main} 전화하기`}>
      {main}
    </ButtonLink>
  );
}

/** The reasons that keep the member from leaving or, if there are none, the form to leave. */
export function Leave() {
  const answer = useAnswer(api.checkAccountDeletion, {});
  return (
    <>
      <Awaited answer={answer} what="탈퇴하실 수 있는지를">
        {({ possible, reasons, ...loss }) =>
          possible ? (
            <LeaveForm loss={loss} onRefused={answer.refetch} />
          ) : (
            <Section>
              <h2>아직 탈퇴하실 수 없습니다</h2>
              <Rows>
                {reasons.map(({ is, text }) => (
                  <Row key={is}>
                    <span>{text}</span>
                    <Way is={is} />
                  </Row>
                ))}
              </Rows>
            </Section>
          )
        }
      </Awaited>
      <BackLink href={paths.memberInfo({ step: 2 })} label="회원 정보" />
    </>
  );
}
