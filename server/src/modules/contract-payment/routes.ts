import {
  readWithdrawalForm,
  listBanks,
  listCardCompanies,
  listContracts,
  readPaymentChange,
  readContractPayment,
  readPaymentMethod,
  changeCard,
  changeToBank,
  changeToCard,
  changePayDay,
  type PaymentChange,
  type PaymentChangeReceipt,
} from '@portal/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { downloadOf } from '../media/library.ts';
import { contractOf, contractsOf, toContract } from './contracts.ts';
import { fileBank, fileCard, fileDay } from './file-change.ts';
import { moveChanges, moveSet } from './move-change.ts';
import {
  changesUnderWay,
  deleteExpiredChanges,
  findChange,
  openShown,
  othersOf,
  type ChangeRow,
} from './repository.ts';
import { withdrawalsFrom } from './withdrawals.ts';

/** The withdrawal form in the content folder, which `paper.json` lists. */
const WITHDRAWAL_FORM = 'downloads/withdrawal-form.pdf';
const UNPAID = '내지 않으신 요금이 있어 납부일을 바꿀 수 없습니다.';

/** The calls about how and when contracts are paid, and about changes of both. */
export const contractPayment = routes(
  'contract-payment',
  ['every-minute', 'queues'],
  async (app, parts) => {
    const { db, clock, company, library, billing, cipher } = parts;
    app.showQueue('payment changes', (signal) => changesUnderWay(db, signal));
    app.everyMinute('take up changes of payment', () => moveChanges(parts, app.log));
    app.everyMinute('delete changes of payment past their time', () => deleteExpiredChanges(parts));

    const withdrawals = () => withdrawalsFrom(clock.today(), company.schedule.holidays);

    /** What is known of a change, except of those that were asked for with it. */
    function shown(row: ChangeRow): Omit<PaymentChange, 'others'> {
      const said = openShown(cipher, row);
      if (!said) throw new AppError('ERR_NOT_FOUND');
      return {
        thisMonth: null,
        documents: null,
        ...said,
        changeIdx: String(row.change_idx),
        custCode: row.cust_code,
        kind: row.kind,
        status: row.status,
        seconds: Math.max(0, Math.floor((clock.now().getTime() - row.requested_at) / 1000)),
        refusal: row.refusal,
      };
    }

    /** Sends what was filed to the providers at once. Whatever the outcome, the change is stored. */
    async function begin({ log }: FastifyRequest, filed: Promise<PaymentChangeReceipt>) {
      const receipt = await filed;
      await moveSet(parts, log, receipt.changeIdx);
      return receipt;
    }

    route(app, listContracts, async (_, { member }) => {
      const { billed, changes } = await contractsOf(parts, member);
      return { contractList: billed.map((one) => toContract(one, changes)) };
    });

    route(app, readContractPayment, async ({ id }, { member }) => {
      const { contract, billed, others } = await contractOf(parts, member, id);
      const { thisMonth, choices } = withdrawals();
      const state = (one: typeof billed) => ({
        refusal: one.unpaid > 0 ? UNPAID : null,
        thisMonth: thisMonth(one.payDayIn),
      });
      return {
        ...contract,
        ...state(billed),
        others: others.map((one) => ({ ...one.contract, ...state(one.billed) })),
        days: choices(contract.payDay, billed.payDayIn),
      };
    });

    route(app, readPaymentMethod, async ({ custCode }, { member }) => {
      const { billed, contract, changes, others } = await contractOf(parts, member, custCode);
      const last = changes.find(
        ({ kind, status }) => kind !== 'updatePayDate' && status === 'done',
      );
      const { nextTwo, byNewMethod } = withdrawals();
      const starts = ({ payDayIn }: typeof billed) => {
        const [next] = byNewMethod(payDayIn);
        return { next, dueToday: nextTwo(payDayIn)[0].day < next.day };
      };
      return {
        ...contract,
        beforePayment: (last && openShown(cipher, last)?.beforePayment) ?? null,
        changedOn: last?.requested_on ?? null,
        ...starts(billed),
        others: others.map((one) => ({ ...one.contract, ...starts(one.billed) })),
      };
    });

    route(app, changePayDay, (input, { request, key, member }) =>
      begin(request, fileDay(parts, { kind: changePayDay.kind, key, input, member })),
    );
    route(app, changeToBank, (input, { request, key, member }) =>
      begin(request, fileBank(parts, { kind: changeToBank.kind, key, input, member })),
    );
    for (const entry of [changeCard, changeToCard] as const)
      route(app, entry, (input, { request, key, member }) =>
        begin(request, fileCard(parts, { kind: entry.kind, key, input, member })),
      );

    route(app, readPaymentChange, async ({ changeIdx }, { request, member }) => {
      const { memberId } = member;
      if (!(await findChange(db, changeIdx, memberId))) throw new AppError('ERR_NOT_FOUND');
      await moveSet(parts, request.log, changeIdx);
      const row = await findChange(db, changeIdx, memberId);
      if (!row) throw new AppError('ERR_NOT_FOUND');
      return { ...shown(row), others: (await othersOf(db, row)).map(shown) };
    });

    route(app, listCardCompanies, async () => ({ companyList: (await billing.companies()).cards }));
    route(app, listBanks, async () => ({ companyList: (await billing.companies()).banks }));

    route(app, readWithdrawalForm, () => {
      const file = [...library.files.values()].find(({ path }) => path === WITHDRAWAL_FORM);
      if (!file) throw new AppError('ERR_NOT_FOUND');
      return downloadOf(file, 1);
    });
  },
);
