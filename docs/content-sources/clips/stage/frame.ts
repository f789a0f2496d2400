import { green, greenMid, hairline, ink, paper, sunken, third } from '../../drawing/palette.ts';
import { box, drawing, field, place } from '../../drawing/shapes.ts';
import { tick } from '../../drawing/marks.ts';
import type { Clip } from './clip.ts';
import { during } from './timing.ts';

export const size = { width: 960, height: 540, rate: 25 } as const;

/** Floor of every stage; players lay the captions over what is below it. */
export const floor = 442;

/** Second of the still that stands for a clip. */
export const posterAt = 1.8;

const left = 64;

function text(
  lines: readonly string[],
  y: number,
  fontSize: number,
  weight: number,
  fill: string,
  leading: number,
): string {
  return lines
    .map(
      (content, i) =>
        `<text x="0" y="${y + i * leading}" font-size="${fontSize}" font-weight="${weight}" letter-spacing="-0.02em" fill="${fill}">${content}</text>`,
    )
    .join('');
}

/** Comes in and goes out by eight pixels and a fade, as everything in the portal does. */
function passing(t: number, from: number, to: number, content: string): string {
  const arriving = from <= 0 ? 1 : during(t, from, from + 0.35);
  const leaving = during(t, to - 0.2, to);
  return place(
    { x: left, y: 8 * (1 - arriving), opacity: Math.min(arriving, 1 - leaving) },
    content,
  );
}

function titles(clip: Clip, t: number): string {
  const first = clip.steps[0]?.from ?? clip.seconds;
  const opening = passing(
    t,
    0,
    first,
    text(['한결 사용 안내'], 172, 22, 600, green, 0) + text(clip.heading, 234, 50, 700, ink, 62),
  );
  const steps = clip.steps.map((step, i) => {
    const until = clip.steps[i + 1]?.from ?? clip.closing.from;
    return passing(
      t,
      step.from,
      until,
      place({ y: 150 }, text([String(i + 1)], 20, 60, 700, green, 0)) +
        text(step.title, 236, 40, 700, ink, 50),
    );
  });
  const closing = passing(
    t,
    clip.closing.from,
    clip.seconds + 1,
    place({ x: 30, y: 150 }, tick(during(t, clip.closing.from, clip.closing.from + 0.5))) +
      text(clip.closing.title, 236, 40, 700, ink, 50),
  );
  return [opening, ...steps, closing].join('');
}

function progress(clip: Clip, t: number): string {
  const first = clip.steps[0]?.from ?? 0;
  const shown = during(t, first, first + 0.4);
  const bars = clip.steps.map((step, i) => {
    const until = clip.steps[i + 1]?.from ?? clip.closing.from;
    const share = Math.min(1, Math.max(0, (t - step.from) / (until - step.from)));
    return (
      box(i * 40, 0, 32, 6, 3, field(hairline)) +
      (share > 0 ? box(i * 40, 0, 32 * share, 6, 3, field(share < 1 ? green : greenMid)) : '')
    );
  });
  const name = `<text x="0" y="-262" font-size="22" font-weight="500" letter-spacing="-0.02em" fill="${third}">${clip.title}</text>`;
  return place({ x: left, y: 338, opacity: shown }, name, bars.join(''));
}

export function frameAt(clip: Clip, t: number): string {
  const ground =
    box(0, 0, size.width, size.height, 0, field(paper)) +
    box(0, floor, size.width, size.height - floor, 0, field(sunken));
  // A magnified part keeps the line weight of the rest.
  const closeUps = '<style>.close *{vector-effect:non-scaling-stroke}</style>';
  // Titles keep their own field: a camera move must never slide the picture under them.
  const veil = `<linearGradient id="veil"><stop offset="0.78" stop-color="${paper}"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></linearGradient><linearGradient id="veil-floor"><stop offset="0.78" stop-color="${sunken}"/><stop offset="1" stop-color="${sunken}" stop-opacity="0"/></linearGradient>`;
  const cover = `<rect width="430" height="${floor}" fill="url(#veil)"/><rect y="${floor}" width="430" height="${size.height - floor}" fill="url(#veil-floor)"/>`;
  return drawing(
    size.width,
    size.height,
    [closeUps, veil, ground, clip.stage(t), cover, titles(clip, t), progress(clip, t)].join(''),
    `width="${size.width}" height="${size.height}" font-family="Pretendard"`,
  );
}
