import fc from 'fast-check';
import type { PayMethod } from '@portal/contract';
import {
  endings,
  netCancels,
  type Ending,
  type NetCancel,
} from '../../../sandbox/card-payment/endings.ts';
import { receiptMoods, type ReceiptMood } from '../../../sandbox/card-payment/receipts.ts';
import { billingMoods, type BillingMood } from './billing.ts';

/** Something that happens around one request and three bills; `who` is one of the returns that the browser has brought back so far. */
export type Happening =
  | {
      is: 'go';
      /** The bills that are paid as one, a bit for each; 0: the request is paid. */
      bills: number;
      /** Bills are paid with the customer's second account. */
      isSecond: boolean;
      payMethod: PayMethod;
      usePoint: number;
      ending: Ending;
      netCancel: NetCancel;
      receipt: boolean;
      returns: number;
    }
  | { is: 'return'; who: number; times: number }
  | { is: 'tamper'; who: number; field: number }
  | { is: 'close'; who: number }
  /** `after`: turns of the event loop until it is made, while others act. */
  | { is: 'deposit'; who: number; after: number; told: boolean }
  | { is: 'payByPoints' }
  /** The billing system withdraws a bill by itself. */
  | { is: 'collect'; bill: number }
  | { is: 'billing'; mood: BillingMood }
  | { is: 'cancelOrder'; by: 'customer' | 'centre' }
  | { is: 'mopUp' }
  | { is: 'cancelOverdue' }
  | { is: 'receipts'; mood: ReceiptMood }
  | { is: 'workReceipts' }
  | { is: 'deliver' }
  | { is: 'late' }
  | { is: 'wait'; minutes: number };

/** A happening, and after how many steps the process is killed that it happens in; never: 10,000. */
export interface Moment {
  happening: Happening;
  fuse: number;
  /** Turns of the event loop that its calls of the provider take, each way. */
  slow: number;
  /** What another process does at the same time, and how slow the provider is for it. */
  beside: { happening: Happening; slow: number } | null;
}

const who = fc.nat({ max: 4 });
/** What becomes of an approval is most of the matter. */
const ending = fc.oneof(
  fc.constantFrom<Ending>('approve', 'timeoutAfter', 'cut', 'late', 'approvalAmount'),
  fc.constantFrom(...(Object.keys(endings) as Ending[])),
);
const going = {
  is: fc.constant('go' as const),
  bills: fc.constant(0),
  isSecond: fc.constant(false),
  payMethod: fc.constantFrom<PayMethod>('1', '2', '4', '7'),
  usePoint: fc.constantFrom(0, 1, 100_000, 250_000, 299_900),
  ending,
  netCancel: fc.constantFrom(...(Object.keys(netCancels) as NetCancel[])),
  receipt: fc.boolean(),
  returns: fc.constantFrom(0, 1, 1, 1, 10),
};
const goingForBills = {
  ...going,
  bills: fc.integer({ min: 1, max: 7 }),
  isSecond: fc.boolean(),
  // Bills cannot be paid by a deposit account.
  payMethod: fc.constantFrom<PayMethod>('1', '2', '7'),
};
const collect = fc.record({ is: fc.constant('collect' as const), bill: fc.nat(2) });
const returning = fc.record({
  is: fc.constant('return' as const),
  who,
  times: fc.constantFrom(1, 1, 1, 2, 10),
});
const closing = fc.record({ is: fc.constant('close' as const), who });
const turns = fc.oneof(fc.constant(0), fc.nat(100));
const deposit = fc.record({
  is: fc.constant('deposit' as const),
  who,
  after: turns,
  told: fc.boolean(),
});
const mopUp = fc.constant({ is: 'mopUp' } as const);
const workReceipts = fc.constant({ is: 'workReceipts' } as const);
const receiptMood = fc.record({
  is: fc.constant('receipts' as const),
  mood: fc.constantFrom(...(Object.keys(receiptMoods) as ReceiptMood[])),
});
const cancelOrder = fc.record({
  is: fc.constant('cancelOrder' as const),
  by: fc.constantFrom('customer' as const, 'centre' as const),
});
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record(going) },
  { weight: 4, arbitrary: fc.record(goingForBills) },
  { weight: 1, arbitrary: collect },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('billing' as const),
      mood: fc.constantFrom(...billingMoods),
    }),
  },
  { weight: 8, arbitrary: returning },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('tamper' as const), who, field: fc.nat(20) }),
  },
  { weight: 1, arbitrary: closing },
  { weight: 2, arbitrary: deposit },
  { weight: 1, arbitrary: fc.constant({ is: 'payByPoints' } as const) },
  { weight: 2, arbitrary: cancelOrder },
  { weight: 3, arbitrary: mopUp },
  { weight: 1, arbitrary: fc.constant({ is: 'cancelOverdue' } as const) },
  { weight: 2, arbitrary: fc.constant({ is: 'deliver' } as const) },
  { weight: 1, arbitrary: fc.constant({ is: 'late' } as const) },
  { weight: 3, arbitrary: workReceipts },
  { weight: 1, arbitrary: receiptMood },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 2, 9, 31, 600, 6_000),
    }),
  },
);

const NEVER = 10_000;
const fuse = fc.oneof(
  { weight: 2, arbitrary: fc.constant(NEVER) },
  { weight: 1, arbitrary: fc.nat(60) },
);
const moment: fc.Arbitrary<Moment> = fc.record({
  happening,
  slow: turns,
  beside: fc.option(fc.record({ happening, slow: turns }), { freq: 3 }),
  fuse,
});
const many = { minLength: 1, maxLength: 12, size: 'max' } as const;

/** A history that begins with one happening, and in which others meet more often than among all that can happen. */
const around = (
  opened: fc.Arbitrary<Happening>,
  inHand: fc.Arbitrary<Happening>,
  beside: fc.Arbitrary<Happening>,
): fc.Arbitrary<Moment[]> => {
  const meeting = fc.record({ happening: inHand, slow: turns, fuse });
  return fc
    .tuple(
      opened,
      fc.array(
        fc.oneof(
          moment,
          meeting.map((each) => ({ ...each, beside: null })),
          fc.tuple(meeting, beside, turns).map(([each, other, slow]) => ({
            ...each,
            beside: { happening: other, slow },
          })),
        ),
        many,
      ),
    )
    .map(([happening, moments]) => [{ happening, slow: 0, beside: null, fuse: NEVER }, ...moments]);
};

/** A deposit account that is opened, and deposits that are made while it is closed. */
const aroundDeposit = around(
  fc.record({
    ...going,
    payMethod: fc.constant('4' as const),
    ending: fc.constant('approve' as const),
    returns: fc.constant(1),
  }),
  fc.oneof(closing, mopUp),
  deposit,
);

/** A transfer whose cash receipt is issued by two processes at once, is not answered, and is cancelled with its refund. */
const aroundReceipt = around(
  fc.record({
    ...going,
    payMethod: fc.constant('2' as const),
    ending: fc.constant('approve' as const),
    receipt: fc.constant(true),
    returns: fc.constant(1),
  }),
  fc.oneof(
    { weight: 3, arbitrary: workReceipts },
    { weight: 2, arbitrary: receiptMood },
    { weight: 1, arbitrary: cancelOrder },
    { weight: 1, arbitrary: fc.constant({ is: 'deliver' } as const) },
    {
      weight: 2,
      arbitrary: fc.record({ is: fc.constant('wait' as const), minutes: fc.constantFrom(1, 2, 9) }),
    },
  ),
  workReceipts,
);

/** Bills that are being paid while the billing system collects one of them. */
const aroundCollection = around(
  fc.record({
    ...goingForBills,
    ending: fc.constant('approve' as const),
    returns: fc.constant(0),
  }),
  fc.oneof(returning, collect),
  collect,
);

/** Everything that happens around one request and three bills, and the points that the request was filed with. */
export const history = fc.record({
  point: fc.constantFrom(0, 0, 50_000),
  /** Days until the visit. */
  visitIn: fc.constantFrom(null, 1, 4),
  moments: fc.oneof(
    { weight: 3, arbitrary: fc.array(moment, many) },
    { weight: 1, arbitrary: aroundDeposit },
    { weight: 1, arbitrary: aroundCollection },
    { weight: 1, arbitrary: aroundReceipt },
  ),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
