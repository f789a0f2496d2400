import { inlinedOf } from '../html.ts';
import type { Portal } from '../portal.ts';
import { acceptSet, publishAged, publishChanged, release } from '../release-command.ts';
import { expect } from '../test.ts';
import { MINIMUM, visitsOf } from './customers.ts';

/** The actions of a release manager in the channel production, by command line or console. */
export interface Manager {
  /** Makes a set of a base and versions such as `voc@1.0.4`. Returns its id. */
  compose(base: string, versions: string[]): Promise<string>;
  /** @param minimum visits that each group needs before the judge decides */
  startCanary(set: string, percent: number, minimum: number): Promise<void>;
  /** Takes the canary's next step. Resolves to false if its figures do not allow that yet. */
  advance(): Promise<boolean>;
  rollback(): Promise<void>;
  /** Undoes the rollback. */
  forward(): Promise<void>;
  disable(remote: string, message: string): Promise<void>;
  enable(remote: string): Promise<void>;
  /** Returns the link for a tester. */
  mint(set: string): Promise<string>;
  block(version: string): Promise<void>;
  clean(): Promise<void>;
  freeze(): Promise<void>;
  /** Whether every record is as it was written. */
  verify(): Promise<boolean>;
}

export const CHANNEL = 'production';
const MESSAGE = '오늘 저녁 6시까지 점검합니다. 급하시면 1577-0000번으로 전화해 주세요.';
const [OLD, NEW] = [
  '증상이나 궁금한 점을 고르거나 찾아보세요.',
  '증상이나 궁금한 점으로 찾아보세요.',
];

/** The fewest parts that make a set without the others. */
const FEW = /(shell|guide|customer|service|product)@[\d.]+/g;

/**
 * Prepares the store for the week: pins a set of few parts in production, and publishes two new versions as teams would deliver
 * them. Returns the names of these two, such as `guide@1.0.1`.
 * Start the portal after it.
 */
export async function beforeTheWeek(dataDir: string): Promise<string[]> {
  const few = (await release(dataDir, ['live'])).match(FEW) ?? [];
  const made = await release(dataDir, ['set', 'create', ...few, '--channel', CHANNEL, '--json']);
  const { id } = JSON.parse(made) as { id: string };
  await acceptSet(dataDir, id);
  const first = ['--channel', CHANNEL, '--expect', '0', '--reason', '첫 배포'];
  await release(dataDir, ['pin', id, ...first]);
  return [
    `guide@${await publishChanged(dataDir, 'guide', OLD, NEW)}`,
    `customer@${await publishAged(dataDir, 'customer', 0)}`,
  ];
}

/**
 * A manager's week with the versions that teams delivered. Customers see each step before the next is taken. Returns what the
 * audit has to say.
 */
export async function week(
  portal: Portal,
  manager: Manager,
  delivered: string[],
): Promise<string[]> {
  const { dataDir } = portal;
  const customers = visitsOf(portal);
  const questions = async (cookie = '') =>
    (await fetch(`${portal.url}/guide/faq`, { headers: { cookie } })).text();
  const setNow = async () => inlinedOf(await questions()).set;
  const live = async () =>
    JSON.parse(await release(dataDir, ['live', '--channel', CHANNEL, '--json'])) as {
      pin: { set: string; canary: object | null; verb: string };
      evidence: { verdict: string } | null;
    };
  const first = await setNow();

  // Monday: the manager makes a set of the delivered versions. The test accepts it without running the release
  // checks, which take long: release-checks.spec.ts and desk-checks.spec.ts run them.
  const second = await manager.compose(first, delivered);
  await acceptSet(dataDir, second);

  // Tuesday: half of the customers get it, then all of them.
  await manager.startCanary(second, 50, MINIMUM);
  expect(await manager.advance()).toBe(false);
  await customers.come();
  await expect.poll(async () => (await live()).evidence?.verdict).toBe('advance');
  expect(await manager.advance()).toBe(true);
  await expect.poll(setNow).toBe(second);
  expect(await questions()).toContain(NEW);

  // Wednesday: another set fails in the browsers of those who get it, and the desk takes it back.
  const bad = `customer@${await publishAged(dataDir, 'customer', 1)}`;
  const third = await manager.compose(second, [bad]);
  await acceptSet(dataDir, third);
  await manager.startCanary(third, 50, MINIMUM);
  await customers.come({ set: third, part: 'customer' });
  await expect
    .poll(async () => (await live()).pin)
    .toMatchObject({ set: second, canary: null, verb: 'canary abort' });

  // Thursday: a rollback that was a mistake.
  await manager.rollback();
  await expect.poll(setNow).toBe(first);
  expect(await questions()).toContain(OLD);
  await manager.forward();
  await expect.poll(setNow).toBe(second);

  // Friday: one remote is out of order for a while, and a tester looks at what had failed.
  await manager.disable('customer', MESSAGE);
  const notices = () => fetch(`${portal.url}/customer/notice`);
  await expect.poll(async () => (await notices()).status).toBe(503);
  expect(await (await notices()).text()).toContain(MESSAGE);
  await manager.enable('customer');
  await expect.poll(async () => (await notices()).status).toBe(200);
  const opened = await fetch(await manager.mint(third), { redirect: 'manual' });
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  expect(await questions(cookie)).toContain('시험 중인 배포를 보고 있습니다');
  await manager.block(bad);
  await expect.poll(() => questions(cookie)).not.toContain('시험 중인 배포를 보고 있습니다');

  // Saturday: what nobody uses is deleted, and nothing changes over the weekend.
  const unused = `guide@${await publishAged(dataDir, 'guide', 400)}`;
  await manager.clean();
  await manager.freeze();
  expect(await setNow()).toBe(second);
  expect(await manager.verify()).toBe(true);
  return [
    `manager: pin set ${first}`,
    `manager: canary start set ${first}, set ${second} for 50 %`,
    `manager: canary advance set ${second}`,
    `manager: canary start set ${second}, set ${third} for 50 %`,
    `desk: canary abort set ${second}`,
    `manager: rollback set ${first}`,
    `manager: rollback set ${second}`,
    `manager: disable set ${second}`,
    `manager: enable set ${second}`,
    `manager: blocked ${bad}`,
    `manager: deprecated ${unused}`,
    `manager: freeze set ${second}`,
  ];
}
