import {
  corporateDocuments,
  DOCUMENTS_MIN,
  expiryProblem,
  isSamePayer,
  paymentUpdateOf,
  type ParsedInputOf,
  type PaymentChange,
  type PaymentChangeReceipt,
  type changeCard,
  type changeToBank,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { claimPhotos } from '../photo/repository.ts';
import { fingerprintOf, once } from '../submission/once.ts';
import { photoOwner } from '../submission/submitted.ts';
import type { BilledChange, BilledContract, Company } from './billing.ts';
import { contractsOf, masked, methodOf, paymentOf, type DatedContract } from './contracts.ts';
import { addChange, type ShownChange } from './repository.ts';
import { withdrawalsFrom } from './withdrawals.ts';

type BankInput = ParsedInputOf<typeof changeToBank>;
type CardInput = ParsedInputOf<typeof changeCard>;

interface Sent<I> {
  kind: PaymentChange['kind'];
  key: string;
  input: I & { custCode: string; others?: string[] | undefined };
  member: Member;
}
/** A change of a contract made from its input. */
interface Planned {
  kind: PaymentChange['kind'];
  change: BilledChange;
  shown: Pick<ShownChange, 'payment' | 'payDay' | 'withdrawals' | 'thisMonth' | 'documents'>;
}

/** Says at `others` why a contract cannot change with the first. */
function refusalOf({ goodsName }: BilledContract, thrown: unknown): unknown {
  if (!(thrown instanceof AppError)) return thrown;
  const [sentence = thrown.message] = Object.values(thrown.fields ?? {});
  return fieldError('others', `‘${goodsName}’: ${sentence} 이 계약을 빼고 다시 신청해 주세요.`);
}

/**
 * Files a change of a member's contracts, once per key, before any provider learns of it: of all of them or, in the one
 * transaction, of none.
 * @param plan refuses invalid changes; it must not use anything outside the transaction
 * @throws AppError ERR_NOT_FOUND, ERR_KEY_REUSED, ERR_PAYMENT_CHANGE, ERR_PHOTO_GONE; what `plan` throws; ERR_INVALID_INPUT at
 *   `others` for any but the first contract
 */
async function fileChange<I>(
  parts: Parts,
  { kind, key, input, member }: Sent<I>,
  plan: (contract: DatedContract) => Planned,
): Promise<PaymentChangeReceipt> {
  const { db, cipher, secretKey, clock } = parts;
  const { memberId } = member;
  const { custCode, others = [] } = input;
  // Fetched before the transaction, which must not wait for a provider.
  const { billed } = await contractsOf(parts, member);
  const chosen = [...new Set([custCode, ...others])].map((code) => {
    const found = billed.find((one) => one.custCode === code);
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found;
  });
  const now = clock.now().getTime();
  const fingerprint = fingerprintOf(secretKey, input);
  const setNo = chosen.length > 1 ? crypto.randomUUID() : null;

  /** Files the change of one contract. @returns its number */
  async function fileOne(transaction: Db, contract: DatedContract): Promise<string> {
    const { shown, ...planned } = plan(contract);
    const idNo = contract.corporate
      ? contract.businessNumber
      : member.birthDay.slice(2).replaceAll('-', '');
    const isFirst = contract.custCode === custCode;
    const changeIdx = await addChange(
      { db: transaction, cipher },
      {
        memberId,
        custCode: contract.custCode,
        kind: planned.kind,
        requestNo: (isFirst ? setNo : null) ?? crypto.randomUUID(),
        setNo,
        now,
        today: clock.today(),
        entered: { change: planned.change, idNo },
        shown: {
          goodsName: contract.goodsName,
          beforePayment: paymentOf(contract),
          beforePayDay: contract.payDay,
          ...shown,
        },
      },
    );
    if (changeIdx === null) throw new AppError('ERR_PAYMENT_CHANGE');
    // The documents are the same for all, and stay with the first.
    const { formPhotos = [], bankbookPhotos = [] } = (isFirst && shown.documents) || {};
    const photos = [...formPhotos, ...bankbookPhotos];
    await claimPhotos(transaction, memberId, photos, photoOwner('payment_change', changeIdx));
    return changeIdx;
  }
  const file = async (transaction: Db): Promise<PaymentChangeReceipt> => {
    let receipt = { changeIdx: '', custCode };
    // In one order, so that two submissions never wait for each other's contracts.
    for (const contract of chosen.toSorted((a, b) => (a.custCode < b.custCode ? -1 : 1))) {
      const isFirst = contract.custCode === custCode;
      const changeIdx = await fileOne(transaction, contract).catch((thrown: unknown) => {
        throw isFirst ? thrown : refusalOf(contract, thrown);
      });
      if (isFirst) receipt = { changeIdx, custCode };
    }
    return receipt;
  };
  return once(db, { memberId, kind, key, fingerprint, now }, file);
}

const withdrawalsOf = ({ clock, company }: Parts) =>
  withdrawalsFrom(clock.today(), company.schedule.holidays);

/** @throws AppError ERR_UNPAID, ERR_INVALID_INPUT at `payDay`; see fileChange */
export const fileDay = (parts: Parts, sent: Sent<{ payDay: number }>) =>
  fileChange(parts, sent, (contract) => {
    const { payDay } = sent.input;
    if (contract.unpaid > 0) throw new AppError('ERR_UNPAID');
    if (payDay === contract.payDay) throw fieldError('payDay', '지금과 다른 납부일을 골라 주세요.');
    const { underNew, thisMonth } = withdrawalsOf(parts);
    return {
      kind: sent.kind,
      change: { payDay },
      shown: {
        payment: paymentOf(contract),
        payDay,
        withdrawals: underNew(payDay),
        thisMonth: thisMonth(contract.payDayIn),
      },
    };
  });

/**
 * The kind of a contract's change. Of several contracts, each has its own: the call is the first one's.
 * @throws AppError ERR_INVALID_INPUT if the payer or the payment method is not the contract's
 */
function methodKind(
  { kind, input }: Sent<{ payerName: string }>,
  way: 'bank' | 'card',
  contract: BilledContract,
): PaymentChange['kind'] {
  if (!isSamePayer(input.payerName, contract.custName))
    throw fieldError(
      'payerName',
      '계약하신 분과 이름이 다릅니다. 계약하신 분 이름의 계좌와 카드만 쓸 수 있습니다.',
    );
  const own = paymentUpdateOf(way, paymentOf(contract));
  if (contract.custCode === input.custCode && kind !== own)
    throw fieldError(
      'custCode',
      '결제 수단이 그사이 바뀌었습니다. 화면을 새로 고친 뒤 다시 신청해 주세요.',
    );
  return own;
}

function companyName(companies: readonly Company[], code: string, field: string): string {
  const found = companies.find(({ companyCd }) => companyCd === code);
  if (!found) throw fieldError(field, '목록에서 다시 골라 주세요.');
  return found.companyName;
}

/**
 * Ids of the documents' photos for a corporate contract. A private contract has none, whatever was sent. Of photos in one
 * list, as older tabs send them, nobody knows which show the form: all stand under it but the last.
 * @throws AppError ERR_INVALID_INPUT if one is missing
 */
function documentsOf(
  { photos, formPhotos, bankbookPhotos }: BankInput,
  { corporate }: BilledContract,
): PaymentChange['documents'] {
  if (!corporate) return null;
  const given = { formPhotos, bankbookPhotos };
  if (formPhotos.length + bankbookPhotos.length > 0) {
    for (const name of ['formPhotos', 'bankbookPhotos'] as const)
      if (given[name].length === 0) throw fieldError(name, corporateDocuments[name].missing);
    return given;
  }
  if (photos.length < DOCUMENTS_MIN)
    throw fieldError('photos', '도장을 찍은 출금 신청서와 법인 통장 사본을 모두 올려 주세요.');
  return { formPhotos: photos.slice(0, -1), bankbookPhotos: photos.slice(-1) };
}

/** @throws AppError ERR_INVALID_INPUT; see fileChange */
export async function fileBank(parts: Parts, sent: Sent<BankInput>) {
  const { banks } = await parts.billing.companies();
  return fileChange(parts, sent, (contract) => {
    const { bankCd, accountNo, payerName } = sent.input;
    const kind = methodKind(sent, 'bank', contract);
    const company = companyName(banks, bankCd, 'bankCd');
    const payment = {
      payMethod: methodOf('bank'),
      companyName: company,
      number: masked(accountNo),
    };
    const { payDay, payDayIn, custName } = contract;
    const withdrawals = withdrawalsOf(parts).byNewMethod(payDayIn);
    return {
      kind,
      change: { bankCd, accountNo, payerName },
      shown: {
        payment: { ...payment, payerName: custName },
        payDay,
        withdrawals,
        documents: documentsOf(sent.input, contract),
      },
    };
  });
}

/** @throws AppError ERR_INVALID_INPUT; see fileChange */
export async function fileCard(parts: Parts, sent: Sent<CardInput>) {
  const { cards } = await parts.billing.companies();
  return fileChange(parts, sent, (contract) => {
    const { cardCd, cardNo, expiry, payerName } = sent.input;
    const kind = methodKind(sent, 'card', contract);
    const company = companyName(cards, cardCd, 'cardCd');
    const payment = { payMethod: methodOf('card'), companyName: company, number: masked(cardNo) };
    const { payDay, payDayIn, custName } = contract;
    const withdrawals = withdrawalsOf(parts).byNewMethod(payDayIn);
    const [next] = withdrawals;
    const problem = next ? expiryProblem(expiry, next.day) : null;
    if (problem !== null) throw fieldError('expiry', problem);
    return {
      kind,
      change: { cardCd, cardNo, expiry, payerName },
      shown: { payment: { ...payment, payerName: custName }, payDay, withdrawals },
    };
  });
}
