import fc from 'fast-check';
import type { PayMethod } from '@portal/contract';
import {
  endings,
  netCancels,
  type Ending,
  type NetCancel,
} from '../../../sandbox/card-payment/endings.ts';

/** Something that happens around one request; `who` is one of the returns that the browser has brought back so far. */
export type Happening =
  | {
      is: 'go';
      payMethod: PayMethod;
      usePoint: number;
      ending: Ending;
      netCancel: NetCancel;
      returns: number;
    }
  | { is: 'return'; who: number; times: number }
  | { is: 'tamper'; who: number; field: number }
  | { is: 'close'; who: number }
  /** `after`: turns of the event loop until it is made, while others act. */
  | { is: 'deposit'; who: number; after: number; told: boolean }
  | { is: 'payByPoints' }
  | { is: 'cancelOrder'; by: 'customer' | 'centre' }
  | { is: 'mopUp' }
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
  payMethod: fc.constantFrom<PayMethod>('1', '2', '4', '7'),
  usePoint: fc.constantFrom(0, 1, 100_000, 250_000, 299_900),
  ending,
  netCancel: fc.constantFrom(...(Object.keys(netCancels) as NetCancel[])),
  returns: fc.constantFrom(0, 1, 1, 1, 10),
};
const closing = fc.record({ is: fc.constant('close' as const), who });
const turns = fc.oneof(fc.constant(0), fc.nat(100));
const deposit = fc.record({
  is: fc.constant('deposit' as const),
  who,
  after: turns,
  told: fc.boolean(),
});
const mopUp = fc.constant({ is: 'mopUp' } as const);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record(going) },
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant('return' as const),
      who,
      times: fc.constantFrom(1, 1, 1, 2, 10),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('tamper' as const), who, field: fc.nat(20) }),
  },
  { weight: 1, arbitrary: closing },
  { weight: 2, arbitrary: deposit },
  { weight: 1, arbitrary: fc.constant({ is: 'payByPoints' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('cancelOrder' as const),
      by: fc.constantFrom('customer' as const, 'centre' as const),
    }),
  },
  { weight: 3, arbitrary: mopUp },
  { weight: 2, arbitrary: fc.constant({ is: 'deliver' } as const) },
  { weight: 1, arbitrary: fc.constant({ is: 'late' } as const) },
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

/** A deposit account that is opened, and deposits that are made while it is closed: seldom among all that can happen. */
const aroundDeposit: fc.Arbitrary<Moment[]> = fc
  .tuple(
    fc.record({
      ...going,
      payMethod: fc.constant('4' as const),
      ending: fc.constant('approve' as const),
      returns: fc.constant(1),
    }),
    fc.array(
      fc.oneof(
        moment,
        fc.record({
          happening: fc.oneof(closing, mopUp),
          slow: turns,
          beside: fc.record({ happening: deposit, slow: turns }),
          fuse,
        }),
      ),
      many,
    ),
  )
  .map(([opened, moments]) => [
    { happening: opened, slow: 0, beside: null, fuse: NEVER },
    ...moments,
  ]);

/** Everything that happens around one request, and the points that it was filed with. */
export const history = fc.record({
  point: fc.constantFrom(0, 0, 50_000),
  moments: fc.oneof(
    { weight: 3, arbitrary: fc.array(moment, many) },
    { weight: 1, arbitrary: aroundDeposit },
  ),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
