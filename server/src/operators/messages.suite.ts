import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelVisit,
  changeDelivery,
  changePayDay,
  changeToCard,
  fileInquiry,
  fileRepair,
  fileVoice,
  openDeliveryLink,
  reserveVisit,
  updatePersonal,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { moveChanges } from '../modules/contract-payment/move-change.ts';
import { onceADay } from '../modules/message/daily.ts';
import { end } from '../modules/payment/approve.ts';
import { findPayments } from '../modules/payment/repository.ts';
import { tellOfLastDay } from '../modules/payment/told/tell.ts';
import { tellOfTomorrow } from '../modules/service-order/tell.ts';
import { setProvenPhone } from '../modules/session/repository.ts';
import { tellOfVisitsTomorrow } from '../modules/visit/tell.ts';
import { answerCommands } from './answers.ts';
import { messageCommands } from './messages.ts';
import { orderCommands } from './orders.ts';
import { noon, type TestApi } from '../testing/api.ts';
import { Browser, browserOf } from '../testing/browser.ts';
import { aCard, cardNumber, freshContracts } from '../testing/inputs/contracts.ts';
import { deliverPlanned, operateDelivery } from '../testing/inputs/deliveries.ts';
import { anAfterService, fileOne, productIdxOf } from '../testing/inputs/orders.ts';
import { freeSerials, operateRegistration, register } from '../testing/inputs/registrations.ts';
import { anInquiry, aVoice } from '../testing/inputs/submissions.ts';
import { aVisit } from '../testing/inputs/visits.ts';
import { arrivedOn, forgetArrived } from '../testing/messages/arrived.ts';
import { noLog } from '../testing/messages/world.ts';
import { aPayment, pay } from '../testing/payments/browser.ts';

const { haneul, minji, seoyeon } = people;

/** What else customers are told, on both databases. The provider refuses a message that does not fit its template. */
export const suite = (api: () => TestApi) =>
  describe('messages', () => {
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await api().database.db.deleteFrom('service_order').execute();
      await forgetArrived(api());
    });
    const titles = async (phone: string, at = noon) =>
      (await arrivedOn(api(), phone, at)).map(({ title }) => title);
    const repair = async () => {
      const own = await browserOf(api(), 'haneul');
      const contact = { custName: minji.name, phoneNum: minji.phone };
      const productIdx = await productIdxOf(own, 'HB-700');
      return own.call(fileRepair, anAfterService(productIdx, contact));
    };

    test('follow a request until it is done, and come on the day before, once', async () => {
      const { ordNbr } = await repair();
      const at = '2026-11-23T10:00:00+09:00';
      const parts = api().partsAt(at);
      const daily = onceADay(parts.clock, (today) => tellOfTomorrow(parts, today));
      await daily();
      await tellOfTomorrow(parts, '2026-11-23');
      await tellOfTomorrow(parts, '2026-11-22');
      for (let i = 0; i < 3; i += 1) await orderCommands(parts)['advance-order']?.({ ordNbr });
      expect(await titles(minji.phone, at)).toEqual(['내일 방문', '기사 배정', '서비스 완료']);
    });

    test('stop and go on when somebody calls, and operators see counts alone', async () => {
      const commands = messageCommands(api().partsAt(noon));
      await repair();
      await commands['refuse-messages']?.({ phone: '010-0000-2001' });
      expect(await titles(minji.phone)).toEqual([]);
      expect(await commands['messages']?.({})).toEqual({ declined: 1 });
      await commands['allow-messages']?.({ phone: minji.phone });
      await repair();
      expect(await titles(minji.phone)).toEqual(['서비스 접수']);
      const registered = (await commands['message-templates']?.({})) as { code: string }[];
      expect(registered.map(({ code }) => code)).toContain('ORDER_RECEIVED_2');
      await expect(commands['refuse-messages']?.({ phone: '1577' })).rejects.toThrow('phone');
    });

    test('tell the recipient of a delivery its days and stages', async () => {
      const contact = { userIdx: null, custName: minji.name, phoneNum: minji.phone };
      const { shippingSeq, installOn } = await deliverPlanned(api(), contact);
      await operateDelivery(api(), 'advance-shipment', { shippingSeq });
      await operateDelivery(api(), 'advance-shipment', { shippingSeq });
      await operateDelivery(api(), 'advance-shipment', { shippingSeq });
      expect(await titles(minji.phone)).toEqual(['설치일 확인', '출고', '설치 완료']);
      const other = await deliverPlanned(api());
      const own = await browserOf(api(), 'haneul');
      const asked = { shippingSeq: other.shippingSeq, installOn, moveOn: '2026-12-03' };
      await own.call(changeDelivery, { ...asked, wants: 'move' });
      const byPhone = { shippingSeq: other.shippingSeq, moveOn: '2026-12-04' };
      await operateDelivery(api(), 'ask-shipment', byPhone);
      const plan = { shippingSeq: other.shippingSeq, installOn: '2026-12-04' };
      await operateDelivery(api(), 'plan-shipment', plan);
      const arrived = await arrivedOn(api(), haneul.phone);
      expect(arrived.map(({ title }) => title)).toEqual([
        '설치일 확인',
        '설치일 변경',
        '설치일 변경 신청',
        '설치일 확인',
      ]);
      expect(arrived[1]?.text).toContain(
        '바뀐 날짜: 2026.12.03(목) 설치 (오전 9시~낮 12시)\n전 날짜: 2026.11.27(금) 설치 (오후 1시~4시)',
      );
      expect(arrived[3]?.text).toContain('설치일: 2026.12.04(금)');
    });

    test('tell the recipient that the engineer is on the way, as does the delivery’s page', async () => {
      const contact = { userIdx: null, custName: minji.name, phoneNum: minji.phone };
      const at = '2026-11-27T12:40:00+09:00';
      const { shippingSeq } = await deliverPlanned(api(), contact);
      const say = (when = at) =>
        operateDelivery(api(), 'shipment-on-the-way', { shippingSeq, minutes: 25 }, when);
      await expect(say()).rejects.toThrow('not out');
      await operateDelivery(api(), 'advance-shipment', { shippingSeq }, at);
      await expect(say(noon)).rejects.toThrow('not out');
      await say();
      await say();
      const arrived = await arrivedOn(api(), minji.phone, at);
      expect(arrived.map(({ title }) => title).slice(-2)).toEqual(['출고', '설치 기사 출발']);
      expect(arrived.at(-1)?.text).toContain('도착: 13:05쯤 (약 25분 뒤)');
      const [button] = api().sandbox.phones.on(minji.phone).at(-1)?.buttons ?? [];
      const token = button?.path.split('#o=')[1] ?? '';
      const nextAt = async (when: string) =>
        (await new Browser(await api().at(when)).call(openDeliveryLink, { token })).shipments[0]
          ?.next.text;
      expect(await nextAt(at)).toBe('기사가 출발했습니다. 13:05쯤 도착합니다.');
      expect(await nextAt(noon)).not.toContain('출발했습니다');
    });

    test('say how a registration ended', async () => {
      await freeSerials(api());
      const own = await browserOf(api(), 'haneul');
      const { bbsIdx } = await register(api(), own);
      await operateRegistration(api(), 'advance-registration', { bbsIdx });
      const reason = '사진에 시리얼 번호가 보이지 않습니다.';
      await operateRegistration(api(), 'refuse-registration', { bbsIdx, reason });
      const arrived = await arrivedOn(api(), haneul.phone);
      expect(arrived.map(({ title }) => title)).toEqual(['정품 등록 안 됨']);
      expect(arrived[0]?.text).toContain(`까닭: ${reason}`);
      await freeSerials(api());
    });

    test('say that an inquiry or a voice is answered, once', async () => {
      const at = '2026-10-29T12:00:00+09:00';
      const own = await browserOf(api(), 'haneul', at);
      const inquiry = await own.call(fileInquiry, anInquiry());
      const voice = await own.call(fileVoice, aVoice());
      const commands = answerCommands(api().partsAt(at));
      const text = '답변입니다.';
      for (let i = 0; i < 2; i += 1) {
        await commands['answer-inquiry']?.({ bbsIdx: inquiry.bbsIdx, text });
        await commands['answer-voice']?.({ bbsCode: '37', bbsIdx: voice.bbsIdx, text });
      }
      const arrived = await arrivedOn(api(), haneul.phone, at);
      expect(arrived.map((one) => one.text.split('\n')[0])).toEqual([
        '남기신 1:1 문의에 답변을 드렸습니다.',
        '남기신 고객의 소리에 답변을 드렸습니다.',
      ]);
      const pages = api()
        .sandbox.phones.on(haneul.phone)
        .map(({ buttons }) => buttons[0]?.path);
      expect(pages).toEqual([
        `/member/qna?idx=${inquiry.bbsIdx}`,
        expect.stringMatching(new RegExp(`^/member/voc\\?type=\\w+&idx=${voice.bbsIdx}$`)),
      ]);
    });

    test('tell of a visit to a showroom: booked, tomorrow, cancelled', async () => {
      const { db } = api().database;
      await db.deleteFrom('visit').execute();
      const own = await browserOf(api(), 'haneul');
      const contact = { custName: minji.name, phoneNum: minji.phone };
      const { visitIdx } = await own.call(reserveVisit, aVisit(contact));
      const parts = api().partsAt(noon);
      for (let i = 0; i < 2; i += 1) await tellOfVisitsTomorrow(parts, '2026-11-23');
      await own.send(cancelVisit, { visitIdx });
      await own.send(cancelVisit, { visitIdx });
      expect(await titles(minji.phone)).toEqual([
        '매장 방문 예약',
        '내일 매장 방문',
        '매장 방문 취소',
      ]);
      await db.deleteFrom('visit').execute();
    });

    test('say whether a contract is paid in another way or on another day now', async () => {
      await freshContracts(api());
      const own = await browserOf(api(), 'haneul');
      await own.call(changePayDay, { custCode: '3100101', payDay: 5 });
      await own.call(changeToCard, aCard('3100102', { cardNo: cardNumber('9401') }));
      await moveChanges(api().partsAt(noon), noLog);
      const arrived = await arrivedOn(api(), haneul.phone);
      expect(arrived.map(({ text }) => text.split('\n')[0])).toEqual([
        '납부일 변경을 마쳤습니다.',
        expect.stringMatching(/^납부 방법 변경/),
      ]);
      await freshContracts(api());
    });

    test('tell a changed number to the old one, which sees it masked, and to the new one', async () => {
      const { db } = api().database;
      const own = await browserOf(api(), 'seoyeon');
      const sessions = await db
        .selectFrom('session')
        .select('id_hash')
        .where('member_id', '=', 'ms-seoyeon')
        .execute();
      for (const { id_hash } of sessions)
        await setProvenPhone({ db, ...api().secrets }, id_hash, '01000007755');
      await own.call(updatePersonal, { userPhone: '010-0000-7755' });
      for (const phone of [seoyeon.phone, '01000007755']) {
        const [changed] = await arrivedOn(api(), phone);
        expect(changed?.text).toContain('010-****-7755번으로 바꾸었습니다.');
      }
      api().sandbox.accounts.update('ms-seoyeon', { phone: seoyeon.phone });
      await browserOf(api(), 'seoyeon');
    });

    test('remind of a deposit on its last day, and say that the account is closed', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      await pay(api(), own, aPayment(ordNbr, { payMethod: '4' }));
      const at = '2026-11-23T10:00:00+09:00';
      const parts = api().partsAt(at);
      for (const day of ['2026-11-22', '2026-11-23', '2026-11-23']) await tellOfLastDay(parts, day);
      expect(await titles(haneul.phone, noon)).toEqual(['입금하실 계좌', '오늘까지 입금']);
      const waiting = await findPayments(parts.db, 'ms-haneul', ['waiting']);
      for (const payment of waiting) await end(parts, payment, 'close', 'depositExpired');
      const [, , closed] = await arrivedOn(api(), haneul.phone, at);
      expect(closed?.text).toContain('까닭: 입금 기한이 지나 계좌가 닫혔습니다.');
    });
  });
