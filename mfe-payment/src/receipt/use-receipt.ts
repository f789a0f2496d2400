import { cashReceiptProblem, type CashReceiptKind } from '@portal/contract';
import { api, useAnswer, useSend, useSession } from '@portal/host';
import { useState } from 'react';

export type ReceiptChoice = CashReceiptKind | 'none';

/**
 * The customer's choice of a cash receipt. It begins with what most want: a person's own phone number, and for a company its
 * business number.
 * @param isOffered whether the payment can have a receipt
 * @param first the choice at the beginning
 */
export function useReceipt(isOffered: boolean, first?: ReceiptChoice) {
  const session = useSession();
  const isCompany = session.is === 'member' && session.user.corporate;
  const [chosen, setChosen] = useState(first ?? null);
  const [typed, setTyped] = useState<Partial<Record<CashReceiptKind, string>>>({});
  const [send, { sending }] = useSend(api.chooseCashReceipt);
  const { data, error } = useAnswer(api.readCashReceiptNumber, {}, { skip: !isOffered });
  const kind: ReceiptChoice = chosen ?? (isCompany ? 'business' : 'income');
  const own = { income: data?.phone ?? '', business: '' };
  const number = kind === 'none' ? '' : (typed[kind] ?? own[kind]);
  // Whoever pays before their own number is here gets a receipt for it all the same: the server knows it.
  const isOwn = kind === 'income' && typed.income === undefined && !data && !error;
  const problem = isOffered && kind !== 'none' && !isOwn ? cashReceiptProblem(kind, number) : null;
  return {
    isOffered,
    kind,
    number,
    /** Why it cannot be asked for with this number; null if it can. */
    problem,
    sending,
    choose: setChosen,
    type: (text: string) => kind !== 'none' && setTyped({ ...typed, [kind]: text }),
    /** Asks for it, if the customer wants one. */
    async ask(moid: string): Promise<void> {
      if (!isOffered || kind === 'none') return;
      await send(isOwn ? { moid, kind } : { moid, kind, number });
    },
  };
}
export type Receipt = ReturnType<typeof useReceipt>;
