import { formatDay } from '@portal/format';
import { icons } from '@portal/ui';
import { CHANGE_SECONDS_MAX, paymentChangeRefusals, type PaymentChange } from '@portal/contract';
import type { Status } from '../../payment/StatusHead.tsx';

export const isOver = ({ status }: PaymentChange): boolean =>
  status === 'done' || status === 'refused';
export const isOfDay = ({ kind }: PaymentChange): boolean => kind === 'updatePayDate';
/** Whether the bank is asked before the contract changes. */
export const asksBank = ({ kind }: PaymentChange): boolean => kind === 'updateCardToCms';

/** The status of a change, and what it means for the customer's money. */
export function statusOf(change: PaymentChange): Status {
  const { status, refusal, seconds, beforePayDay, payDay, withdrawals, thisMonth } = change;
  const ofDay = isOfDay(change);
  const from = withdrawals[0] ? formatDay(withdrawals[0].day) : '다음';
  if (status === 'done')
    return {
      icon: icons.check,
      tone: 'good',
      title: ofDay ? `납부일을 매달 ${payDay}일로 바꿨습니다` : '결제 수단을 바꿨습니다',
      money: ofDay
        ? `${thisMonth ? `${formatDay(thisMonth.day)} 출금은 그대로 나가고, ` : ''}${from} 출금부터 새 납부일에 나갑니다. 지금 나간 돈은 없습니다.`
        : `${from} 출금부터 새 결제 수단에서 나갑니다. 지금 나간 돈은 없습니다.`,
    };
  if (status === 'refused')
    return {
      icon: icons.alert,
      tone: 'bad',
      title: ofDay ? '납부일을 바꾸지 못했습니다' : '결제 수단을 바꾸지 못했습니다',
      money: `${refusal ? `${paymentChangeRefusals[refusal]} ` : ''}${
        ofDay ? `지금 납부일 ${beforePayDay}일은` : '지금 결제 수단은'
      } 그대로이고, 나간 돈은 없습니다.`,
    };
  const late =
    seconds > CHANGE_SECONDS_MAX
      ? '평소보다 오래 걸리고 있습니다. 이 화면을 닫으셔도 확인은 계속됩니다. '
      : '';
  return {
    icon: icons.search,
    tone: 'wait',
    title:
      status === 'checking'
        ? '은행에 계좌를 확인하고 있습니다'
        : ofDay
          ? '납부일을 바꾸고 있습니다'
          : '새 결제 수단을 등록하고 있습니다',
    money: `${late}다시 신청하지 마세요. 끝날 때까지 지금 ${ofDay ? '납부일' : '결제 수단'} 그대로이고, 나간 돈은 없습니다.`,
  };
}
