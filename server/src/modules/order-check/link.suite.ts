import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelRepair,
  fileRepair,
  lookUpOrder,
  lookUpOrders,
  openOrderLink,
  stopMessages,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { anAfterService, productIdxOf } from '../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';
import { findMember, forgetMember, saveMember } from '../member/repository.ts';
import { tell } from '../message/outbox.ts';
import { allowMessages, refuseMessages } from '../message/refusals.ts';

const { minji } = people;
const contact = { custName: minji.name, phoneNum: minji.phone };
const GONE = [404, 'ERR_NOT_FOUND'];

/** The links in messages about requests, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the link of a message', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await db().deleteFrom('service_order').execute();
      await db().deleteFrom('guest_tally').execute();
      await forgetArrived(api());
    });
    const file = async () => {
      const own = await browserOf(api(), 'haneul');
      const input = anAfterService(await productIdxOf(own, 'HB-700'), contact);
      return { own, ...(await own.call(fileRepair, input)) };
    };
    /** The tokens of the links that arrived. */
    const tokens = async () => {
      await arrivedOn(api(), minji.phone);
      return api()
        .sandbox.phones.on(minji.phone)
        .map(({ buttons }) => buttons[0]?.path.split('#o=')[1] ?? '');
    };
    const visitor = async (at = noon) => new Browser(await api().at(at));

    test('opens its request as the look-up by name and number shows it', async () => {
      await file();
      const [token = ''] = await tokens();
      const guest = await visitor();
      const asked = { userName: minji.name, userPhone: minji.phone };
      const { list } = await guest.call(lookUpOrders, asked);
      const shown = await guest.call(lookUpOrder, { encSeq: list[0]?.encSeq ?? '', ...asked });
      const linked = await guest.call(openOrderLink, { token });
      // Links are forwarded: they change nothing.
      expect(linked).toEqual({ ...shown, changes: null });
      expect(shown).toMatchObject({
        masked: true,
        phoneNum: '010-****-2001',
        may: { cancel: false },
      });
    });

    test('opens that request alone, and is no token of a look-up', async () => {
      const first = await file();
      const second = await file();
      const [token = ''] = await tokens();
      const guest = await visitor();
      const other = token.replace(first.ordNbr, second.ordNbr);
      const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
      for (const wrong of [other, changed, `${first.ordNbr}_${'A'.repeat(43)}`, `9${token}`])
        expect(await guest.refusal(openOrderLink, { token: wrong })).toEqual(GONE);
      const asked = { userName: minji.name, userPhone: minji.phone };
      expect(await guest.refusal(lookUpOrder, { encSeq: token, ...asked })).toEqual(GONE);
    });

    test('is void once the member’s number changes or the member leaves, and a new message has a new one', async () => {
      const { own, ordNbr } = await file();
      const [token = ''] = await tokens();
      const { cipher } = api().secrets;
      const member = await findMember({ db: db(), cipher }, 'ms-haneul');
      if (!member) throw new Error('there is no such member');
      await saveMember({ db: db(), cipher }, { ...member, phone: '01000007766' });
      const guest = await visitor();
      expect(await guest.refusal(openOrderLink, { token })).toEqual(GONE);
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      const fresh = (await tokens()).at(-1) ?? '';
      expect((await guest.call(openOrderLink, { token: fresh })).status).toBe('CANCEL');
      await forgetMember({ db: db(), cipher }, 'ms-haneul');
      expect(await guest.refusal(openOrderLink, { token: fresh })).toEqual(GONE);
      await saveMember({ db: db(), cipher }, member);
      expect((await guest.call(openOrderLink, { token })).ordNbr).toBe(ordNbr);
    });

    test('stops the messages to the number that it was sent to, and none that protect an account', async () => {
      const { own, ordNbr } = await file();
      const [token = ''] = await tokens();
      const guest = await visitor();
      const refused = await guest.refusal(stopMessages, { topic: 'service', token: `9${token}` });
      expect(refused).toEqual(GONE);
      const phone = '010-****-2001';
      for (let i = 0; i < 2; i += 1)
        expect(await guest.call(stopMessages, { topic: 'service', token })).toEqual({ phone });
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      await file();
      const about = { subject: 'ms-haneul', memberId: 'ms-haneul', phone: minji.phone } as const;
      const store = { db: db(), ...api().secrets };
      const changed = { ...about, event: 'phoneChanged', values: { newPhone: '' } } as const;
      await tell(store, changed, Date.parse(noon));
      await tell(store, { ...about, event: 'test', values: { name: '' } }, Date.parse(noon));
      const titles = async () => (await arrivedOn(api(), minji.phone)).map(({ title }) => title);
      expect(await titles()).toEqual(['서비스 접수', '휴대전화 번호 변경']);
      // The centre's refusal counts for these too.
      await refuseMessages(store, minji.phone, 0);
      await tell(store, changed, Date.parse(noon));
      expect(await titles()).toHaveLength(2);
      await allowMessages(store, minji.phone);
      await file();
      expect((await titles()).at(-1)).toBe('서비스 접수');
    });

    test('ends 30 days after its request', async () => {
      const { own, ordNbr } = await file();
      const [token = ''] = await tokens();
      const later = await visitor('2027-06-01T12:00:00+09:00');
      expect((await later.call(openOrderLink, { token })).ordNbr).toBe(ordNbr);
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      const last = await visitor('2026-12-21T12:00:00+09:00');
      expect((await last.call(openOrderLink, { token })).status).toBe('CANCEL');
      const over = await visitor('2026-12-21T12:00:01+09:00');
      expect(await over.refusal(openOrderLink, { token })).toEqual(GONE);
    });
  });
