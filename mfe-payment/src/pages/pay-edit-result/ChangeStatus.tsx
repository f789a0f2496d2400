import styled from '@emotion/styled';
import type { PaymentChange } from '@portal/contract';
import { CopyNumber, ResultHead } from '@portal/form';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Icon, media } from '@portal/ui';
import { wayOf } from '../../contract/way.ts';
import { Withdrawals } from '../../contract/Withdrawals.tsx';
import { BeforeAfter } from '../../contract/BeforeAfter.tsx';
import { paymentPaths } from '../../paths.ts';
import { Progress } from './Progress.tsx';
import { isOfDay, isOver, saidOf } from './said.ts';
import { useChange } from './use-change.ts';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 20px;
  align-items: center;
  max-width: 720px;
  padding: 48px 0 8px;
  > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
  [data-tone='wait'] {
    background: var(--soft-accent);
    color: var(--on-soft-accent);
  }
  [data-tone='bad'] {
    border: 2px solid var(--border);
    background: none;
    color: var(--text-second);
  }
  h1 {
    font-size: var(--h1);
  }
  p {
    color: var(--text-second);
  }
  ${media.mobile} {
    padding-top: 32px;
  }
`;
const Money = styled.p`
  max-width: 720px;
  margin: 16px 0;
  font-weight: 600;
`;
const Part = styled.section`
  max-width: 720px;
  margin-top: 40px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h4);
  }
  > p {
    margin-top: 16px;
    color: var(--text-second);
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 720px;
  margin-top: 32px;
  ${media.mobileLarge} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;

/** The two ways or days, side by side. */
function Pair({ change }: { change: PaymentChange }) {
  const { status, beforePayment, payment, beforePayDay, payDay } = change;
  const [was, is] =
    status === 'done'
      ? ['바꾸기 전', '지금']
      : ['지금', status === 'refused' ? '신청하신 것' : '새로'];
  const [before, after] = isOfDay(change)
    ? [`매달 ${beforePayDay}일`, `매달 ${payDay}일`]
    : [wayOf(beforePayment), wayOf(payment)];
  return (
    <BeforeAfter
      before={{ label: was ?? '', value: before }}
      after={{ label: is ?? '', value: after }}
    />
  );
}

/** A change of day or method at its own address: what is happening, and what became of it. */
export function ChangeStatus({ loaded }: { loaded: PaymentChange }) {
  const { company } = useHost();
  const change = useChange(loaded);
  const { icon, tone, title, money } = saidOf(change);
  const { status, goodsName, custCode, changeIdx, withdrawals } = change;
  const { main } = company.phones;
  const form = isOfDay(change) ? paymentPaths.payDate : paymentPaths.payMethod;
  return (
    <>
      {/* A new status takes the focus, so that it is read out. */}
      <ResultHead key={status}>
        <Head>
          <span data-tone={tone}>
            <Icon name={icon} size={32} />
          </span>
          <div>
            <h1>{title}</h1>
            <p>
              {goodsName} · 계약 번호 {custCode}
            </p>
          </div>
        </Head>
        <Money>{money}</Money>
      </ResultHead>
      <Pair change={change} />
      {!isOver(change) && (
        <Part>
          <h2>지금 하고 있는 일</h2>
          <Progress change={change} />
        </Part>
      )}
      {status === 'done' && (
        <Part>
          <h2>{isOfDay(change) ? '새 납부일의 출금' : '다음 출금'}</h2>
          <Withdrawals withdrawals={withdrawals} />
        </Part>
      )}
      <Part>
        <CopyNumber number={changeIdx} label="변경 번호" />
        <p>
          궁금하신 점은 고객센터 <a href={`tel:${main}`}>{main}</a>에 이 번호를 알려 주세요.
        </p>
      </Part>
      <Ways>
        {status === 'refused' && (
          <ButtonLink look="primary" href={form({ custCode })}>
            다시 신청하기
          </ButtonLink>
        )}
        {status === 'done' && (
          <Button type="button" onClick={() => window.print()}>
            인쇄하기
          </Button>
        )}
        <ButtonLink href={form()}>계약 목록</ButtonLink>
        <ButtonLink href={paths.home()}>처음으로</ButtonLink>
      </Ways>
    </>
  );
}
