import {
  chooseCashReceipt,
  closePayment,
  enterRefundAccount,
  isRefundedByPhone,
  freezePayment,
  listBills,
  listPayments,
  signPayment,
  readCashReceiptNumber,
  readPayableOrder,
  readPaymentResult,
  readPaymentStatement,
  ORDERS_KEPT_YEARS,
  notifyDeposit,
  openPaymentLink,
  readMerchant,
  requestPayment,
  returnFromCardWindow,
} from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { onceADay } from '../message/daily.ts';
import { begin } from './begin.ts';
import { close } from './open.ts';
import { deliverOutbox } from './jobs/deliver.ts';
import { messagesToTake } from './jobs/outbox.ts';
import { takeDeposit } from './deposit.ts';
import { mopUp } from './jobs/mop-up.ts';
import { listMade, statementOf } from './made/lists.ts';
import { chargeOf, deletePaymentsOf, findPayment, paymentsIn } from './repository.ts';
import { currentResultOf, lastBillsOf, maskedResult, openBills, payOrderOf } from './views.ts';
import { enterAccount, moveAccount, moveAccounts } from './refund/check.ts';
import { checksUnderWay } from './refund/repository.ts';
import { reservedFor, takeReturn } from './returned.ts';
import { choose } from './receipt/choose.ts';
import { receiptsToIssue } from './receipt/repository.ts';
import { workReceipts } from './receipt/work.ts';
import { lastDepositDay } from './rules.ts';
import { linkedResult, paymentLink } from './told/link.ts';
import { openPayment, startPayment } from './open.ts';
import { tellOfLastDay } from './told/tell.ts';

/** The calls about payments, from freezing the amount to the result, and the jobs that settle leftovers. */
export const payment = routes('payment', ['every-minute', 'queues'], async (app, parts) => {
  const { db, clock, secretKey, cardPayment } = parts;
  app.everyMinute('settle payments', () => mopUp(parts, app.log));
  app.everyMinute('check accounts of refunds', () => moveAccounts(parts, app.log));
  app.everyMinute('tell of payments', () => deliverOutbox(parts, app.log));
  app.everyMinute('issue cash receipts', () => workReceipts(parts, app.log));
  app.everyMinute(
    'tell of deposits’ last day',
    onceADay(clock, (today) => tellOfLastDay(parts, today)),
  );
  app.everyMinute('delete payments past their time', () =>
    deletePaymentsOf(db, yearsBefore(clock.today(), ORDERS_KEPT_YEARS)),
  );

  app.showQueue('payments unknown', (signal) => paymentsIn(db, ['unknown'], signal));
  app.showQueue('payments under way', (signal) =>
    paymentsIn(db, ['authorised', 'approving'], signal),
  );
  app.showQueue('cash receipts', (signal) => receiptsToIssue(db, signal));
  app.showQueue('accounts of refunds', (signal) => checksUnderWay(db, signal));
  app.showQueue('refunds and bills', (signal) => messagesToTake(db, signal));

  route(app, readMerchant, () => ({
    mid: cardPayment.mid,
    payMethods: [...cardPayment.payMethods],
    windowScript: cardPayment.windowScript,
  }));
  route(app, readPayableOrder, ({ ordNbr }, { member }) => payOrderOf(parts, member, ordNbr));
  route(app, listBills, async (_, { member }) => ({
    list: await openBills(parts, member),
    last: await lastBillsOf(db, member),
  }));
  route(app, listPayments, (wanted, { member }) => listMade(parts, member, wanted));
  route(app, readPaymentStatement, (wanted, { member }) => statementOf(parts, member, wanted));
  route(app, freezePayment, (input, { key, member }) => begin(parts, member, input, key));

  route(app, readCashReceiptNumber, (_, { member }) => ({ phone: member.phone }));
  route(app, chooseCashReceipt, async (input, { member }) => ({
    moid: input.moid,
    cashReceipt: await choose(parts, member, input),
  }));

  route(app, requestPayment, async ({ moid, page }, { member }) => {
    const { payment, visitOn } = await startPayment(parts, member, moid);
    const { name, phone, email } = member;
    const lastDay = lastDepositDay(clock.today(), visitOn);
    const { action, fields } = cardPayment.form(chargeOf(payment), {
      page,
      goodsName: payment.goods_name,
      buyer: { name, phone, email },
      escrow: payment.escrow,
      depositUntil: new Date(`${lastDay}T23:59:00+09:00`),
      reserved: reservedFor(secretKey, moid),
    });
    return { moid, action, charset: 'euc-kr', fields } as const;
  });

  route(app, signPayment, async ({ jobKind, amount, ordNbr: moid }, { member }) => {
    const payment = await openPayment(db, member.memberId, moid);
    if (payment.state !== 'started') throw new AppError('ERR_NOT_FOUND');
    if (payment.job_kind !== jobKind || String(payment.amount) !== amount)
      throw new AppError('ERR_PAY_AMOUNT');
    return cardPayment.sign(payment.amount, clock.now());
  });

  route(app, closePayment, async ({ moid, deposit }, { member }) => {
    const outcome = await close(parts, member, { moid, mayBeDeposit: deposit === 'Y' });
    return { moid, outcome };
  });

  route(app, readPaymentResult, async ({ moid }, { request, reply }) => {
    const payment = await findPayment(db, moid);
    if (!payment) throw new AppError('ERR_NOT_FOUND');
    const caller = await app.sessions.read(request, reply);
    const isPayer = caller?.member?.memberId === payment.member_id;
    if (isPayer && isRefundedByPhone(payment.pay_method))
      await moveAccount(parts, moid, request.log);
    const result = await currentResultOf(parts, payment);
    return isPayer ? result : maskedResult(result);
  });

  route(app, enterRefundAccount, async (input, { request, key, member }) => {
    const entered = await enterAccount(parts, member, input, key);
    await moveAccount(parts, entered.moid, request.log);
    return entered;
  });

  route(app, openPaymentLink, async ({ token }, { request, reply }) => {
    const payment = await paymentLink.open(parts, token, clock.now().getTime());
    if (!payment) throw new AppError('ERR_NOT_FOUND');
    const caller = await app.sessions.read(request, reply);
    const result = await currentResultOf(parts, payment);
    return caller?.member?.memberId === payment.member_id ? result : linkedResult(result);
  });

  route(app, returnFromCardWindow, (given, { request }) => takeReturn(parts, given, request.log));
  route(app, notifyDeposit, (given) => takeDeposit(parts, given));
});
