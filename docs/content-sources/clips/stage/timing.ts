/** Everything that moves is a function of the clip's time in seconds, so that a frame is always the same frame. */

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const ease = (p: number): number => {
  const x = clamp(p);
  return x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2;
};

/** 0 before `from`, 1 after `to`, eased between. */
export const during = (t: number, from: number, to: number): number =>
  ease((t - from) / (to - from));

/** Rises over `soft` seconds after `from` and falls over `soft` seconds before `to`. */
export const between = (t: number, from: number, to: number, soft = 0.35): number =>
  Math.min(during(t, from, from + soft), 1 - during(t, to - soft, to));

export const mix = (a: number, b: number, p: number): number => a + (b - a) * p;

/** Value at `t` of a track of [second, value] pairs, eased from one to the next. */
export function track(t: number, keys: readonly (readonly [number, number])[]): number {
  const first = keys[0];
  if (!first) return 0;
  let value = first[1];
  for (let i = 1; i < keys.length; i += 1) {
    const from = keys[i - 1];
    const to = keys[i];
    if (!from || !to || t < from[0]) break;
    value = mix(from[1], to[1], during(t, from[0], to[0]));
  }
  return value;
}

/** 0..1 again and again; for rings and waves. */
export const beat = (t: number, period: number): number =>
  (((t % period) + period) % period) / period;

/** On and off by turns, without half tones. */
export const blink = (t: number, period: number): number => (beat(t, period) < 0.5 ? 1 : 0);
