import { checkPassword, lookUpOrders } from '@portal/contract';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST } from '../../../../server/src/modules/guest-check/tally.ts';
import { Customer } from '../../customer.ts';
import { browserAt } from '../browser.ts';
import { CUSTOMERS } from '../crowd.ts';
import { customerAddress } from '../machines.ts';
import { row, type Proof, type Row } from './proof.ts';
import { ORIGIN } from '../topology.ts';

const TRIES = 60;
/** Wrong passwords that a member may enter in ten minutes. */
const PASSWORDS = 5;

const at = (i: number) =>
  new Customer(ORIGIN, { origin: ORIGIN, send: browserAt(customerAddress(i), () => undefined) });
const customers = Array.from({ length: CUSTOMERS }, (_, i) => at(i));

/** Tries all at once, through all servers. @returns how many were not refused */
async function passed(tryOf: (i: number) => Promise<{ code: string }>): Promise<number> {
  const codes = await Promise.all(
    Array.from({ length: TRIES }, async (_, i) => (await tryOf(i)).code),
  );
  const others = codes.filter(
    (code) => !['200', '1', 'ERR_MS_8025', 'ERR_TOO_MANY'].includes(code),
  );
  if (others.length > 0) throw new Error(`a limited call: ${others[0]}`);
  return codes.filter((code) => code !== 'ERR_TOO_MANY').length;
}

const lookUp = (customer: Customer | undefined, phone: number) => {
  if (!customer) throw new Error('there are too few customers');
  return customer.call(lookUpOrders, { userName: '아무개', userPhone: `010${10_000_000 + phone}` });
};

/** Counts the tries that are let through when all three servers get them at once, and again after all three were killed. */
export async function limits({ three }: Proof): Promise<Row[]> {
  // Look-ups are counted by the hour, passwords by ten minutes. Begin early in such a period, so that none ends during the proof.
  while (new Date().getMinutes() % 10 >= 8) await sleep(5_000);
  const members = await Promise.all(
    [20, 21, 22].map(async (i) => {
      const member = at(i);
      await member.logIn(three.config.MEMBERSHIP_URL, 'doyun');
      return member;
    }),
  );
  const campaigns = [
    // The last addresses of the list are used by the other campaigns.
    {
      what: 'look-ups at one phone',
      most: MOST.phone,
      tryOf: (i: number) => lookUp(customers[i % 12], 1),
    },
    {
      what: 'look-ups from one address',
      most: MOST.address,
      tryOf: (i: number) => lookUp(customers[23], 100 + i),
    },
    {
      what: 'wrong passwords of one member',
      most: PASSWORDS,
      tryOf: (i: number) =>
        (members[i % 3] ?? at(0)).call(checkPassword, { password: `wrong-${i}` }),
    },
  ];
  const rows: Row[] = [];
  const measure = async (when: string, floorOf: (most: number) => number) => {
    for (const { what, most, tryOf } of campaigns) {
      const count = await passed(tryOf);
      const floor = floorOf(most);
      rows.push(
        row(`${what}, ${TRIES} tries${when}`, `${count} passed`, String(floor), count === floor),
      );
    }
  };
  await measure('', (most) => most);
  for (const machine of three.machines.filter(({ kind }) => kind === 'API')) {
    machine.child.kill('SIGKILL');
    await once(machine.child, 'exit');
    await machine.start();
  }
  await measure(' after all APIs were killed', () => 0);
  return rows;
}
