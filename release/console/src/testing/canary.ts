import type { ChannelState } from '../desk/answers.ts';
import { stateOf } from './desk.tsx';

type Evidence = NonNullable<ChannelState['evidence']>;
type Canary = NonNullable<NonNullable<ChannelState['pin']>['canary']>;
type Counts = [mounts: number, failures: number];

const sampleOf = ([mounts, failures]: Counts) => ({ mounts, failures });

/** The figures of one part in both groups. */
export const comparedAs = (name: string, canary: Counts, base: Counts, changed = true) => ({
  name,
  changed,
  canary: sampleOf(canary),
  base: sampleOf(base),
});

const canary: Canary = {
  set: '3',
  setSha384: '',
  percent: 5,
  salt: '',
  policy: {
    minimum: 200,
    allowed: 0.01,
    significance: 0.001,
    steps: [1, 5, 25, 50, 100],
    minutes: 10,
    automatic: true,
  },
  since: '2026-11-21T00:00:00.000Z',
  held: false,
};

/** Production with set 3 as a 5 % canary, too young for a verdict. */
export const withCanary = (
  evidence: Partial<Evidence> = {},
  content: Parameters<typeof stateOf>[0] = {},
): ChannelState =>
  stateOf(
    { canary, ...content },
    {
      verdict: 'hold',
      reason: '',
      because: 'few',
      about: 'guide@1.0.2',
      compared: [
        comparedAs('guide@1.0.2', [9, 1], [290, 0]),
        comparedAs('voc@1.0.0', [30, 0], [900, 1], false),
        comparedAs('set 3', [39, 1], [1190, 1]),
      ],
      trend: [],
      ...evidence,
    },
  );
