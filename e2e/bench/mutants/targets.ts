/** Files that are mutated, and the tests that should notice. */
export interface Target {
  files: string[];
  /** Test files or folders. */
  tests: string[];
  /**
   * Whose suites run on PGlite, too: server files whose rules are in queries and transactions. The first that notices ends
   * the run, so the sharpest come first.
   */
  suites?: string[];
}

const quote = 'server/src/modules/service-quote';
const order = 'server/src/modules/service-order';
const payment = 'server/src/modules/payment';
const contract = 'server/src/modules/contract-payment';
const message = 'server/src/modules/message';
const guest = 'server/src/modules/guest-check';
const store = 'shared/release-store/src';

const inFolder = (folder: string, ...names: string[]) =>
  names.map((name) => `${folder}/${name}.ts`);

/** The suites of payments, those that take the longest at the end. */
const payments = [
  ...['a', 'd', 'f', 'j', 'o', 's', 'te'].map((letters) => `${payment}/${letters}`),
  payment,
];

export const targets: readonly Target[] = [
  { files: inFolder(payment, 'rules'), tests: [payment] },
  {
    files: inFolder(payment, 'open'),
    tests: [`${payment}/open`],
    suites: [`${payment}/opening`, ...payments],
  },
  {
    files: [
      ...inFolder(payment, 'returned', 'approve', 'deposit', 'begin', 'subject'),
      ...inFolder(`${payment}/jobs`, 'mop-up', 'deliver', 'outbox'),
    ],
    tests: [],
    suites: payments,
  },
  { files: inFolder(message, 'daily'), tests: [`${message}/daily`] },
  {
    files: inFolder(message, 'outbox', 'send', 'refusals'),
    tests: [],
    suites: [
      `${message}/outcomes`,
      `${message}/send`,
      message,
      `${payment}/tell`,
      'server/src/operators/messages',
    ],
  },
  { files: inFolder(contract, 'rules'), tests: [`${contract}/rules`] },
  { files: inFolder(contract, 'withdrawals'), tests: [`${contract}/withdrawals`] },
  { files: inFolder(order, 'rules'), tests: [`${order}/`, `${quote}/`] },
  {
    files: inFolder(order, 'membership'),
    tests: [`${order}/membership.test.ts`],
    suites: [`${order}/memberships`],
  },
  { files: inFolder(quote, 'days', 'places', 'prices', 'tariff'), tests: [`${quote}/`] },
  { files: inFolder(quote, 'filters', 'materials'), tests: [`${quote}/`], suites: [quote] },
  { files: inFolder(guest, 'contact'), tests: [guest] },
  {
    files: inFolder(guest, 'guest-check', 'tally'),
    tests: [guest],
    suites: [guest, 'server/src/modules/order-check'],
  },
  {
    files: inFolder(`${store}/canary`, 'canary'),
    tests: [`${store}/canary/canary`, `${store}/canary/evidence`],
  },
  ...['cohort', 'early', 'judge', 'evidence'].map((name) => ({
    files: inFolder(`${store}/canary`, name),
    tests: [`${store}/canary/${name}.test.ts`],
  })),
  { files: inFolder(store, 'rules'), tests: [`${store}/rules`] },
  { files: ['shell/server/pages/cohort.ts'], tests: ['shell/server/pages/cohort'] },
  { files: ['server/src/plugins/same-origin.ts'], tests: ['server/src/plugins/same-origin'] },
];
