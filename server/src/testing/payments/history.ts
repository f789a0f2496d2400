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
  | { is: 'deposit'; who: number; told: boolean }
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
  /** What another process does at the same time. */
  beside: Happening | null;
}

const who = fc.nat({ max: 4 });
/** What becomes of an approval is most of the matter. */
const ending = fc.oneof(
  fc.constantFrom<Ending>('approve', 'timeoutAfter', 'cut', 'late', 'approvalAmount'),
  fc.constantFrom(...(Object.keys(endings) as Ending[])),
);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('go' as const),
      payMethod: fc.constantFrom<PayMethod>('1', '2', '4', '7'),
      usePoint: fc.constantFrom(0, 1, 100_000, 250_000, 299_900),
      ending,
      netCancel: fc.constantFrom(...(Object.keys(netCancels) as NetCancel[])),
      returns: fc.constantFrom(0, 1, 1, 1, 10),
    }),
  },
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
  { weight: 1, arbitrary: fc.record({ is: fc.constant('close' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('deposit' as const), who, told: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ is: 'payByPoints' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('cancelOrder' as const),
      by: fc.constantFrom('customer' as const, 'centre' as const),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ is: 'mopUp' } as const) },
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
const moment: fc.Arbitrary<Moment> = fc.record({
  happening,
  beside: fc.option(happening, { freq: 3 }),
  fuse: fc.oneof(
    { weight: 2, arbitrary: fc.constant(NEVER) },
    { weight: 1, arbitrary: fc.nat(60) },
  ),
});

/** Everything that happens around one request, and the points that it was filed with. */
export const history = fc.record({
  point: fc.constantFrom(0, 0, 50_000),
  moments: fc.array(moment, { minLength: 1, maxLength: 12, size: 'max' }),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
