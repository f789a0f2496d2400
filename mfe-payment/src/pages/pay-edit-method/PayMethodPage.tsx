import type { PageProps } from '@portal/host';
import { BackLink, PageHeading } from '@portal/ui';
import { ContractRows } from '../../contract/ContractRows.tsx';
import { paymentPaths } from '../../paths.ts';
import type { load } from './load.ts';
import { MethodForm } from './MethodForm.tsx';
import { NewWay } from './NewWay.tsx';

const { payMethod } = paymentPaths;
const title = '결제 수단 변경';

/** Changes the card or account that pays a contract: choose the contract, choose the method, enter it. */
export default function PayMethodPage({ params, data }: PageProps<typeof load>) {
  const { to, step } = params;
  if (data.is === 'contracts')
    return (
      <>
        <PageHeading
          title={title}
          lead={`결제 수단을 바꿀 계약을 골라 주세요.${data.contracts.length > 1 ? ' 다른 계약도 함께 바꾸실 수 있습니다.' : ''}`}
        />
        <ContractRows contracts={data.contracts} hrefOf={(custCode) => payMethod({ custCode })} />
      </>
    );
  const { info, alone } = data;
  const isOpen = to !== 'none' && info.changing === null;
  return (
    <>
      {isOpen ? (
        <BackLink href={payMethod({ custCode: info.custCode })} label="결제 수단 고르기" />
      ) : (
        !alone && <BackLink href={payMethod()} label="계약 목록" />
      )}
      <PageHeading
        title={title}
        lead={isOpen ? info.goodsName : '매달 요금이 나가는 카드나 계좌를 바꿉니다.'}
      />
      {isOpen ? (
        <MethodForm key={`${info.custCode} ${to}`} info={info} to={to} asked={step} />
      ) : (
        <NewWay info={info} />
      )}
    </>
  );
}
