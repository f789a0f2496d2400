import { seoulDayOf } from '../../calendar/clock.ts';

/** One stage of a process; `on` is the day on which it was reached. */
interface Stage<S extends string> {
  status: S;
  name: string;
  is: 'done' | 'now' | 'next';
  on: string | null;
}

/**
 * All stages of a process in order, and which of them is the present one.
 * @param names the name of each stage by its status code, in order
 * @param reached the day on which each stage was reached
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

/** The day in Seoul on which each status was first reached. @param events newest first */
export const daysReached = (
  events: readonly { status: string; at: number }[],
): ReadonlyMap<string, string> =>
  new Map(events.map(({ status, at }) => [status, seoulDayOf(new Date(at))]));
