import {
  CHANGE_SECONDS_MAX,
  paymentChangeRefusals,
  type ChangedContract,
  type PaymentChange,
} from '@portal/contract';
import { marks, type ResultStatus } from '@portal/form';
import { formatDay } from '@portal/format';
import { icons } from '@portal/ui';
import { fromWhen } from '../../contract/new-day.ts';

const hasEnded = ({ status }: Pick<PaymentChange, 'status'>): boolean =>
  status === 'done' || status === 'refused';

/** A change, and those of other contracts that were asked for with it. */
export const allOf = (change: PaymentChange): ChangedContract[] => [change, ...change.others];
/** Whether the change and those that were asked for with it are over. */
export const isOver = (change: PaymentChange): boolean => allOf(change).every(hasEnded);
/** The state of all together: the first that is not over; once they are, `partly` if not all were done. */
export function stateOf(change: PaymentChange): PaymentChange['status'] | 'partly' {
  const all = allOf(change);
  const open = all.find((one) => !hasEnded(one));
  if (open) return all.find(({ status }) => status === 'checking')?.status ?? open.status;
  return all.every(({ status }) => status === change.status) ? change.status : 'partly';
}
export const isOfDay = ({ kind }: PaymentChange): boolean => kind === 'updatePayDate';
/** Whether the bank is asked before the contract changes. */
export const asksBank = ({ kind }: PaymentChange): boolean => kind === 'updateCardToCms';

/** What became of one contract's change, in a sentence. */
export function outcomeOf(of: PaymentChange, one: ChangedContract): string {
  const { status, refusal, beforePayDay, withdrawals, thisMonth } = one;
  const ofDay = isOfDay(of);
  if (status === 'done')
    return ofDay
      ? fromWhen(thisMonth, withdrawals)
      : `${withdrawals[0] ? formatDay(withdrawals[0].day) : '다음'} 출금부터 새 결제 수단에서 나갑니다.`;
  const asBefore = ofDay ? `지금 납부일 ${beforePayDay}일` : '지금 결제 수단';
  if (status === 'refused')
    return `${refusal ? `${paymentChangeRefusals[refusal]} ` : ''}${asBefore}은 그대로이고, 나간 돈은 없습니다.`;
  return `아직 바꾸고 있습니다. 끝날 때까지 ${asBefore} 그대로입니다.`;
}

const NO_MONEY = '지금 나간 돈은 없습니다.';

/** The status of a change, and what it means for the customer's money. */
export function statusOf(change: PaymentChange): ResultStatus {
  const { seconds, payDay, others } = change;
  const ofDay = isOfDay(change);
  const state = stateOf(change);
  const count = others.length + 1;
  const several = count > 1 ? `계약 ${count}개의 ` : '';
  const what = ofDay ? '납부일' : '결제 수단';
  if (state === 'done')
    return {
      ...marks.done,
      title: ofDay
        ? `${several}납부일을 매달 ${payDay}일로 바꿨습니다`
        : `${several}결제 수단을 바꿨습니다`,
      money: several
        ? `계약마다 언제부터인지는 아래에 있습니다. ${NO_MONEY}`
        : `${outcomeOf(change, change)} ${NO_MONEY}`,
    };
  if (state === 'refused')
    return {
      ...marks.refused,
      title: `${several}${what}을 바꾸지 못했습니다`,
      money: several
        ? '까닭은 아래에 계약마다 있습니다. 모두 지금 그대로이고, 나간 돈은 없습니다.'
        : outcomeOf(change, change),
    };
  if (state === 'partly') {
    const done = allOf(change).filter(({ status }) => status === 'done').length;
    return {
      ...marks.refused,
      title: `계약 ${count}개 가운데 ${done}개의 ${what}만 바꿨습니다`,
      money: `바꾸지 못한 계약은 지금 그대로입니다. ${NO_MONEY}`,
    };
  }
  const late =
    seconds > CHANGE_SECONDS_MAX
      ? '평소보다 오래 걸리고 있습니다. 이 화면을 닫으셔도 확인은 계속됩니다. '
      : '';
  return {
    icon: icons.search,
    tone: 'wait',
    title:
      state === 'checking'
        ? '은행에 계좌를 확인하고 있습니다'
        : ofDay
          ? `${several}납부일을 바꾸고 있습니다`
          : '새 결제 수단을 등록하고 있습니다',
    money: `${late}다시 신청하지 마세요. 끝날 때까지 지금 ${what} 그대로이고, 나간 돈은 없습니다.`,
  };
}
