import type { Withdrawal } from '@portal/contract';
import { formatDay } from '@portal/format';

/** From which withdrawal a new day counts, and which one stays as it was. */
export const fromWhen = (thisMonth: Withdrawal | null, [first]: readonly Withdrawal[]): string =>
  `${thisMonth ? `${formatDay(thisMonth.day)} 출금은 그대로 나가고, ` : ''}${
    first ? formatDay(first.day) : '다음'
  } 출금부터 새 납부일에 나갑니다.`;
