import {
  certify,
  changeOrderContact,
  changeVisitContact,
  chooseCashReceipt,
  returnFromIdentityCheck,
  changeDelivery,
  lookUpDeliveries,
  lookUpOrder,
  lookUpOrders,
  readPaymentResult,
  readOverview,
  listSessions,
  makeCalendarFeed,
  fileInquiry,
  saveDraft,
  reserveVisit,
  fileSeatReplacement,
  returnFromCardWindow,
  requestIdentityCheck,
  fileRepair,
  rateVisit,
  readPersonal,
  fileVoice,
  changeToBank,
  changeToCard,
  enterRefundAccount,
  updatePersonal,
} from '@portal/contract';
import { people, type Person } from '@portal/testing/people';
import { openMessage, sealMessage } from '../modules/certification/envelope.ts';
import { answerCommands } from '../operators/answers.ts';
import { afterVisitCommands } from '../operators/after-visit/commands.ts';
import { orderCommands } from '../operators/orders.ts';
import { noon, type TestApi } from './api.ts';
import { Browser, browserOf } from './browser.ts';
import { aCard, anAccount, cardNumber, freshContracts } from './inputs/contracts.ts';
import { deliverPlanned, operateDelivery } from './inputs/deliveries.ts';
import { anAfterService, aReplacement, productIdxOf } from './inputs/orders.ts';
import { freeSerials, operateRegistration, register } from './inputs/registrations.ts';
import { aPayment, authenticate } from './payments/browser.ts';
import { aRefundAccount, depositToRefund } from './payments/refunds.ts';
import { anInquiry, aVoice } from './inputs/submissions.ts';
import { aVisit } from './inputs/visits.ts';

const everybody: Person[] = Object.values(people);

/** Personal data that must never be readable: of every fixture person who signs in, and of an identity check. */
export const canaries = [
  ...everybody.flatMap(({ name, phone, account }) =>
    account ? [name, phone, account.email, account.birthDay, account.ci, account.di] : [],
  ),
  '010-0000-7777',
  '01000007777',
  'canary@hangyeol.example',
  '홍길동',
  '카나리아 제목',
  '카나리아가 적은 내용',
  '카나리아 기사',
  '카나리아 매장',
  '카나리아에게 답합니다',
  '카나리아 접수자',
  '01000007788',
  '카나리아 아파트',
  '카나리아의 증상',
  '카나리아에게 남긴 말',
  '카나리아의 보고',
  '카나리아의 평가',
  '카나리아 수령인',
  '01000007799',
  '카나리아 빌라',
  '카나리아 설치 기사',
  '010-0000-7766',
  '010-0000-7755',
  '01000007755',
  '카나리아 상점',
  '카나리아에게 반려',
  // An account and a card, while they are entered into contracts.
  '77711199999999',
  cardNumber('9180'),
  // What is changed later in a request and in a booking, and the account that a deposit is paid back to.
  '01000007744',
  '카나리아의 새 증상',
  '01000007733',
  '카나리아 방문자',
  '카나리아의 메모',
  '88811199999999',
  '카나리아 예금주',
  // A home address and a User-Agent header.
  '카나리아 자택',
  '카나리아 초안',
  'canary-browser/7.7',
  // An address of the registry.
  '송파나루아파트',
].filter((text) => text !== '');

/** Those of the texts that are readable in a text; all are looked for at once, because it may have tens of megabytes. */
export function readableIn(text: string, secrets: readonly string[]): string[] {
  const escaped = secrets.map((secret) => secret.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return [...new Set(text.match(new RegExp(escaped.join('|'), 'g')))];
}

/** A day on which no other test raises a voice. */
const DAY = '2026-10-30T12:00:00+09:00';

/** A member sends an inquiry and a praise, and gets answers. */
async function submit({ at, sandbox, partsAt }: TestApi): Promise<void> {
  const own = new Browser(await at(DAY));
  await own.signIn(sandbox, 'haneul');
  const said = { title: '카나리아 제목', text: '카나리아가 적은 내용입니다.' };
  const inquiry = await own.call(fileInquiry, anInquiry(said));
  const [writer, key] = ['w'.repeat(36), 'k'.repeat(36)];
  const values = JSON.stringify({ title: '카나리아 초안' });
  await own.call(saveDraft, { form: 'qna', base: 0, writer, key, values });
  const praised = { staffName: '카나리아 기사', place: '카나리아 매장' };
  const voice = await own.call(fileVoice, aVoice({ ...said, ...praised }));
  const { ordNbr } = await own.call(
    fileRepair,
    anAfterService(await productIdxOf(own, 'HB-700'), {
      visitOn: '2026-11-03',
      custName: '카나리아 접수자',
      phoneNum: '01000007788',
      addrDetail: '카나리아 아파트',
      text: '카나리아의 증상입니다.',
    }),
  );
  const whom = { custName: '카나리아 접수자', phoneNum: '01000007788' };
  const changed = { phoneNum: '010-0000-7744', text: '카나리아의 새 증상입니다.' };
  await own.call(changeOrderContact, { ordNbr, ...changed });
  const { visitIdx } = await own.call(reserveVisit, aVisit({ visitOn: '2026-11-03', ...whom }));
  await own.call(changeVisitContact, {
    visitIdx,
    custName: '카나리아 방문자',
    phoneNum: '010-0000-7733',
    note: '카나리아의 메모입니다.',
  });
  await own.call(changeToBank, anAccount('3100101', { accountNo: '777-111-99999999' }));
  await own.call(changeToCard, aCard('3100102', { cardNo: cardNumber('9180') }));
  const guest = new Browser(await at(DAY));
  const asked = { userName: '카나리아 접수자', userPhone: changed.phoneNum };
  const found = await guest.call(lookUpOrders, { service: 'after', ...asked });
  await guest.call(lookUpOrder, { encSeq: found.list[0]?.encSeq ?? '', ...asked });
  const parts = partsAt(DAY);
  const commands = {
    ...answerCommands(parts),
    ...orderCommands(parts),
    ...afterVisitCommands(parts),
  };
  const text = '카나리아에게 답합니다.';
  await commands['answer-inquiry']?.({ bbsIdx: inquiry.bbsIdx, text });
  await commands['advance-order']?.({ ordNbr, note: '카나리아에게 남긴 말입니다.' });
  await commands['advance-order']?.({ ordNbr });
  await commands['finish-order']?.({ ordNbr, work: '카나리아의 보고입니다.', charge: 0 });
  await own.call(rateVisit, { ordNbr, score: '3', text: '카나리아의 평가입니다.' });
  await commands['answer-voice']?.({ bbsCode: '37', bbsIdx: voice.bbsIdx, text });
}

/** A guest looks a delivery up by both pairs and moves its day; a member registers a product, which is refused. */
async function receiveAndRegister(api: TestApi): Promise<void> {
  await api.database.db.deleteFrom('guest_tally').execute();
  const { orderNo, shippingSeq, installOn } = await deliverPlanned(api, {
    userIdx: null,
    custName: '카나리아 수령인',
    phoneNum: '01000007799',
    place: { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '카나리아 빌라' },
  });
  const engineer = { shippingSeq, name: '카나리아 설치 기사', phone: '010-0000-7766' };
  await operateDelivery(api, 'name-engineer', engineer);
  const visitor = new Browser(await api.at(noon));
  for (const pair of [{ name: '카나리아 수령인' }, { orderNo }]) {
    const asked = { phone: '010-0000-7799', ...pair };
    const { list } = await visitor.call(lookUpDeliveries, asked);
    const guest = { encSeq: list[0]?.shipments[0]?.encSeq ?? '', ...asked };
    await visitor.call(changeDelivery, { shippingSeq, installOn, wants: 'confirm', guest });
  }
  const own = new Browser(await api.at(noon));
  await own.signIn(api.sandbox, 'haneul');
  await freeSerials(api);
  const { bbsIdx } = await register(api, own, { shop: '카나리아 상점' });
  await operateRegistration(api, 'advance-registration', { bbsIdx });
  const reason = '카나리아에게 반려하는 까닭입니다.';
  await operateRegistration(api, 'refuse-registration', { bbsIdx, reason });
}

/** A member pays by deposit and by card. @returns what the provider's words and hashes were */
async function payTwice(api: TestApi): Promise<string[]> {
  const own = new Browser(await api.at(DAY));
  const { time, ledger } = api.sandbox;
  const before = time.now;
  time.now = Date.parse(DAY);
  await own.signIn(api.sandbox, 'haneul');
  const productIdx = await productIdxOf(own, 'HB-700');
  const secret: string[] = [];
  for (const payMethod of ['4', '1'] as const) {
    const seat = aReplacement(productIdx, { visitOn: '2026-11-10' });
    const { ordNbr } = await own.call(fileSeatReplacement, seat);
    const { moid, form, returned } = await authenticate(api, own, aPayment(ordNbr, { payMethod }));
    if (payMethod === '4')
      await own.call(chooseCashReceipt, { kind: 'income', moid, number: '010-0000-7755' });
    await own.call(returnFromCardWindow, returned);
    await own.call(readPaymentResult, { moid });
    const { AuthToken = '', Signature = '' } = returned;
    secret.push(AuthToken, Signature, form.SignData);
  }
  time.now = before;
  const accounts = [...ledger.transactions.values()].map(({ account }) => account);
  return [...secret, ...accounts];
}

/** Cancels a request that a member has paid for by deposit, and enters the account to which the money goes back. */
async function askForRefund(api: TestApi): Promise<void> {
  const own = await browserOf(api, 'haneul');
  const moid = await depositToRefund(api, own);
  const account = { accountNo: '888-111-99999999', holder: '카나리아 예금주' };
  await own.call(enterRefundAccount, aRefundAccount(moid, account));
}

/** A calendar app reads a member's dates. @returns the secret of their address */
async function readCalendar({ at, sandbox }: TestApi): Promise<string> {
  const own = new Browser(await at(DAY));
  await own.signIn(sandbox, 'haneul');
  const { address } = await own.call(makeCalendarFeed, {});
  const { pathname, search, searchParams } = new URL(address);
  const answer = await own.app.inject({ url: pathname + search });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return searchParams.get('key') ?? '';
}

/**
 * Everybody signs in, changes something, and has two identity checks answered, of which one is used; one of
 * them sends submissions, pays and registers a product; a guest looks a delivery up.
 * @returns what must not be readable beside the canaries: hashes, tokens and deposit accounts
 */
export async function leaveTraces(api: TestApi): Promise<string[]> {
  const { at, sandbox } = api;
  await freshContracts(api);
  await submit(api);
  await receiveAndRegister(api);
  const secrets = [...(await payTwice(api)), await readCalendar(api)];
  await askForRefund(api);
  const app = await at('2026-11-21T12:00:00+09:00');
  for (const { account, phone } of everybody) {
    if (!account) continue;
    const own = new Browser(app);
    await own.signIn(sandbox, account.loginId, { 'user-agent': 'canary-browser/7.7 (Windows)' });
    const home = { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '카나리아 자택' };
    await own.send(updatePersonal, { userEmail: 'canary@hangyeol.example', ...home });
    for (const entry of [readPersonal, listSessions, readOverview]) await own.send(entry, {});
    await own.send(updatePersonal, { userEmail: account.email });
    for (const isUsed of [true, false]) {
      const pageType = 'member';
      const said = { userName: '홍길동', userPhone: '010-0000-7777' };
      const asked = await own.call(requestIdentityCheck, { pageType, ...said });
      const { certNum, date, name } = openMessage('sandbox', 'tr_cert', asked.trCert) ?? {
        certNum: '',
        date: '',
        name: '',
      };
      const recCert = sealMessage('sandbox', 'rec_cert', {
        certNum,
        date,
        name,
        CI: account.ci,
        DI: account.di,
        gender: 'F',
        phoneNo: phone,
        birthDay: account.birthDay,
      });
      await own.send(returnFromIdentityCheck, { recCert, certNum });
      if (isUsed) await own.send(certify, { pageType, certNum });
    }
  }
  return secrets;
}
