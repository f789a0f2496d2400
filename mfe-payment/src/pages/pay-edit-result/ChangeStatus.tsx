import { corporateDocuments, type PaymentChange } from '@portal/contract';
import { CopyNumber, PhotosSent, ResultFrame, ResultHead } from '@portal/form';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Facts } from '@portal/ui';
import { wayOf } from '../../contract/way.ts';
import { Each } from '../../contract/Each.tsx';
import { Withdrawals } from '../../contract/Withdrawals.tsx';
import { BeforeAfter } from '../../contract/BeforeAfter.tsx';
import { paymentPaths } from '../../paths.ts';
import { Part } from '../../payment/Part.tsx';
import { Unanswered } from '../../payment/Unanswered.tsx';
import { Ways } from '../../payment/Ways.tsx';
import { Progress } from './Progress.tsx';
import { allOf, isOfDay, isOver, outcomeOf, stateOf, statusOf } from './status-of.ts';
import { useChange } from './use-change.ts';

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

function Documents({ documents }: Pick<PaymentChange, 'documents'>) {
  if (!documents) return null;
  const names = ['formPhotos', 'bankbookPhotos'] as const;
  return (
    <Part>
      <h2>보내신 서류</h2>
      <Facts
        facts={names.map((name) => {
          const { label } = corporateDocuments[name];
          return [label, <PhotosSent key={name} ids={documents[name]} label={label} />];
        })}
      />
    </Part>
  );
}

export function ChangeStatus({ loaded }: { loaded: PaymentChange }) {
  const { company } = useHost();
  const { change, lost } = useChange(loaded);
  const { goodsName, changeIdx, withdrawals, others } = change;
  const state = stateOf(change);
  const { custCode: again } = allOf(change).find(({ status }) => status === 'refused') ?? change;
  const { main } = company.phones;
  const form = isOfDay(change) ? paymentPaths.payDate : paymentPaths.payMethod;
  return (
    <ResultFrame
      head={
        <>
          {/* A new status takes the focus, so that screen readers read it. */}
          <ResultHead
            key={state}
            status={statusOf(change)}
            subject={
              others.length > 0
                ? `${goodsName} 외 ${others.length}개`
                : `${goodsName} · 계약 번호 ${change.custCode}`
            }
          />
          <Unanswered lost={lost} />
          <Part>
            <CopyNumber number={changeIdx} label="변경 번호" />
          </Part>
        </>
      }
      beside={
        <>
          {!isOver(change) && (
            <Part>
              <h2>지금 하고 있는 일</h2>
              <Progress change={change} />
            </Part>
          )}
          <p>
            궁금하신 점은 고객센터 <a href={`tel:${main}`}>{main}</a>에 변경 번호를 알려 주세요.
          </p>
        </>
      }
    >
      <Part>
        <Pair change={change} />
      </Part>
      {others.length > 0 && (
        <Part>
          <h2>계약마다</h2>
          <Each
            contracts={allOf(change).map((one) => ({ ...one, text: outcomeOf(change, one) }))}
          />
        </Part>
      )}
      {state === 'done' && others.length === 0 && (
        <Part>
          <h2>{isOfDay(change) ? '새 납부일의 출금' : '새 결제 수단의 출금'}</h2>
          <Withdrawals withdrawals={withdrawals} />
        </Part>
      )}
      <Documents documents={change.documents} />
      <Ways>
        {(state === 'refused' || state === 'partly') && (
          <ButtonLink look="primary" href={form({ custCode: again })}>
            다시 신청하기
          </ButtonLink>
        )}
        {state === 'done' && <Button onClick={() => window.print()}>인쇄하기</Button>}
        <ButtonLink href={form()}>계약 목록</ButtonLink>
        <ButtonLink href={paths.home()}>처음으로</ButtonLink>
      </Ways>
    </ResultFrame>
  );
}
