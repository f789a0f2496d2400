import type { PageProps } from '@portal/host';
import { BackLink, PageHeading } from '@portal/ui';
import { ContractRows } from '../../contract/ContractRows.tsx';
import { paymentPaths } from '../../paths.ts';
import { DayForm } from './DayForm.tsx';
import type { load } from './load.ts';

const { payDate } = paymentPaths;
const title = '납부일 변경';

/** Changes the day of the month on which a contract is paid: choose the contract, then the day. */
export default function PayDatePage({ data }: PageProps<typeof load>) {
  if (data.is === 'contracts')
    return (
      <>
        <PageHeading
          title={title}
          lead={`납부일을 바꿀 계약을 골라 주세요.${data.contracts.length > 1 ? ' 다른 계약도 함께 바꾸실 수 있습니다.' : ''}`}
        />
        <ContractRows contracts={data.contracts} hrefOf={(custCode) => payDate({ custCode })} />
      </>
    );
  return (
    <>
      {!data.alone && <BackLink href={payDate()} label="계약 목록" />}
      <PageHeading
        title={title}
        lead="매달 요금이 나가는 날을 바꿉니다. 새 날짜는 다음 달부터 쓰입니다."
      />
      <DayForm key={data.detail.custCode} detail={data.detail} />
    </>
  );
}
