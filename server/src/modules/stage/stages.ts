import { seoulDayOf } from '../../clock.ts';

/** A stage of something that passes several; `on` is the day on which it was reached. */
interface Stage<S extends string> {
  status: S;
  name: string;
  is: 'done' | 'now' | 'next';
  on: string | null;
}

/**
 * Every stage in its order, and the present one.
 * @param names status code and name of each stage, in their order
 * @param reached the day of each that was reached
 */
export function progressOf<S extends string>(
  names: Record<S, string>,
  status: string,
  reached: ReadonlyMap<string, string>,
): Stage<S>[] {
  const stages = Object.keys(names) as S[];
  const now = stages.findIndex((stage) => stage === status);
  return stages.map((stage, i) => {
    const on = reached.get(stage) ?? null;
    const is = i === now ? 'now' : i < now || (now < 0 && on !== null) ? 'done' : 'next';
    return { status: stage, name: names[stage], is, on };
  });
}

/** The day in Seoul on which each status was first reached. @param events the newest first */
export const daysReached = (
  events: readonly { status: string; at: number }[],
): ReadonlyMap<string, string> =>
  new Map(events.map(({ status, at }) => [status, seoulDayOf(new Date(at))]));
