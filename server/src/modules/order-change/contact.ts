import { AppError } from '../../errors.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Parts } from '../../parts.ts';
import { contactOf } from '../guest-check/contact.ts';
import { entriesWith } from '../service-order/move-order.ts';
import { changeOrder } from '../service-order/repository.ts';
import { changesOf, isPaying } from '../service-order/rules.ts';
import { tellOfContact } from '../service-order/tell.ts';
import { openEntered } from '../service-order/views/detail.ts';
import type { Find } from './own.ts';

/** What the customer reads in the history beside it. */
const CHANGED = {
  phone: '연락처를 바꾸었습니다.',
  text: '내용을 바꾸었습니다.',
  entrance: '공동현관 비밀번호를 바꾸었습니다.',
};

/**
 * Changes the phone number, the text and the entrance code of a request until its visit.
 * @throws AppError ERR_NOT_FOUND, ERR_ORDER_CHANGED if its visit is over, ERR_PAY_UNDER_WAY
 */
export async function changeContact(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  find: Find,
  {
    phoneNum,
    text,
    entrance,
  }: Partial<Record<'phoneNum' | 'text' | 'entrance', string | undefined>>,
): Promise<void> {
  const at = clock.now().getTime();
  await untilWon(db, async (transaction) => {
    const store = { db: transaction, cipher };
    const row = await find(store);
    if (!row) throw new AppError('ERR_NOT_FOUND');
    if (isPaying(row)) throw new AppError('ERR_PAY_UNDER_WAY');
    if (!changesOf(row, at)?.contact) throw new AppError('ERR_ORDER_CHANGED');
    const before = openEntered(cipher, row);
    const isNewPhone =
      phoneNum !== undefined && contactOf('', phoneNum) !== contactOf('', before.phoneNum);
    const isNewText = text !== undefined && row.service === 'after' && text !== before.text;
    const isNewEntrance = entrance !== undefined && entrance !== (before.entrance ?? '');
    if (!isNewPhone && !isNewText && !isNewEntrance) return;
    const changed = {
      ...(isNewPhone && { phoneNum }),
      ...(isNewText && { text }),
      ...(isNewEntrance && { entrance }),
    };
    const entered = entriesWith(store, row, changed);
    if (entered === null) throw new AppError('ERR_NOT_FOUND');
    const contact = contactOf(before.custName, phoneNum ?? before.phoneNum);
    const said = [
      isNewPhone && CHANGED.phone,
      isNewText && CHANGED.text,
      isNewEntrance && CHANGED.entrance,
    ];
    const note = said.filter(Boolean).join(' ');
    const event = { at, status: row.status, by: 'customer', note } as const;
    const won = await changeOrder(store, row, event, {
      entered,
      ...(isNewPhone && {
        contact: cipher.seal('service_order.contact', contact),
        contact_index: cipher.index('service_order.contact', contact),
      }),
    });
    if (!won) return 'lost';
    if (isNewPhone) await tellOfContact(store, row, phoneNum, at);
  });
}
