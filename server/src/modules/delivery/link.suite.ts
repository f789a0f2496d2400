import { beforeEach, describe, expect, test } from '@jest/globals';
import { changeDelivery, openDeliveryLink, stopMessages } from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { deliverPlanned, operateDelivery } from '../../testing/inputs/deliveries.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';
import { findMember, saveMember } from '../member/repository.ts';

const { minji, haneul } = people;
const guests = { custName: minji.name, phoneNum: minji.phone, userIdx: null };
const GONE = [404, 'ERR_NOT_FOUND'];

/** The links in messages about deliveries, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the link of a message about a delivery', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await db().deleteFrom('delivery').execute();
      await forgetArrived(api());
    });
    const visitor = async (at = noon) => new Browser(await api().at(at));
    /** The token of the newest link on a phone. */
    const tokenOn = async (phone: string, at = noon) => {
      await arrivedOn(api(), phone, at);
      const [button] = api().sandbox.phones.on(phone).at(-1)?.buttons ?? [];
      const [path, token = ''] = button?.path.split('#o=') ?? [];
      expect(path).toBe('/product/product_delivery');
      return token;
    };
    const advance = (shippingSeq: string, at: string) =>
      operateDelivery(api(), 'advance-shipment', { shippingSeq }, at);

    test('opens its delivery masked, and lets nobody change it', async () => {
      const { shippingSeq, orderNo, installOn } = await deliverPlanned(api(), guests);
      const token = await tokenOn(minji.phone);
      const guest = await visitor();
      const shown = await guest.call(openDeliveryLink, { token });
      expect(shown).toMatchObject({
        masked: true,
        orderNo: `**********${orderNo.slice(-4)}`,
        custName: '최*지',
        phoneNum: '010-****-2001',
        place: null,
        shipments: [{ shippingSeq, encSeq: null, engineer: null }],
      });
      const change = { shippingSeq, wants: 'confirm', installOn } as const;
      expect(await guest.refusal(changeDelivery, change)).toEqual([401, 'ERR_LOGIN_REQUIRED']);
      const asked = { encSeq: token, phone: minji.phone, name: minji.name };
      expect(await guest.refusal(changeDelivery, { ...change, guest: asked })).toEqual(GONE);
    });

    test('opens that delivery alone', async () => {
      const { shippingSeq } = await deliverPlanned(api(), guests);
      const token = await tokenOn(minji.phone);
      const other = await deliverPlanned(api(), guests);
      const guest = await visitor();
      const another = token.replace(shippingSeq, other.shippingSeq);
      const payment = `20261121-ABCDEF0123456789_${token.split('_')[1]}`;
      for (const wrong of [another, `${token}A`, payment, `99${token}`])
        expect(await guest.refusal(openDeliveryLink, { token: wrong })).toEqual(GONE);
    });

    test('shows a member all of their own, until their number changes', async () => {
      const own = await browserOf(api(), 'haneul');
      const { orderNo } = await deliverPlanned(api());
      const token = await tokenOn(haneul.phone);
      expect(await own.call(openDeliveryLink, { token })).toMatchObject({
        masked: false,
        orderNo,
        custName: haneul.name,
      });
      const other = await browserOf(api(), 'junho');
      expect((await other.call(openDeliveryLink, { token })).masked).toBe(true);
      const store = { db: db(), ...api().secrets };
      const member = await findMember(store, 'ms-haneul');
      if (!member) throw new Error('there is no such member');
      await saveMember(store, { ...member, phone: '01000007766' });
      expect(await own.refusal(openDeliveryLink, { token })).toEqual(GONE);
      await saveMember(store, member);
    });

    test('ends 30 days after the installation', async () => {
      const { shippingSeq } = await deliverPlanned(api(), guests, '2026-11-27');
      const at = '2026-11-27T15:00:00+09:00';
      for (let i = 0; i < 3; i += 1) await advance(shippingSeq, at);
      const token = await tokenOn(minji.phone, at);
      const last = await visitor('2026-12-27T15:00:00+09:00');
      expect((await last.call(openDeliveryLink, { token })).masked).toBe(true);
      const over = await visitor('2026-12-27T15:00:01+09:00');
      expect(await over.refusal(openDeliveryLink, { token })).toEqual(GONE);
      expect(await over.refusal(stopMessages, { topic: 'delivery', token })).toEqual(GONE);
    });

    test('stops the messages to the recipient', async () => {
      const { shippingSeq } = await deliverPlanned(api(), guests);
      const token = await tokenOn(minji.phone);
      const guest = await visitor();
      const phone = '010-****-2001';
      expect(await guest.call(stopMessages, { topic: 'delivery', token })).toEqual({ phone });
      // A link is of one topic.
      expect(await guest.refusal(stopMessages, { topic: 'service', token })).toEqual(GONE);
      await advance(shippingSeq, noon);
      const arrived = await arrivedOn(api(), minji.phone);
      expect(arrived.map(({ title }) => title)).toEqual(['설치일 확인']);
    });
  });
