import { accent, green, ink, surface } from '../../drawing/palette.ts';
import { circle, drawing, line, path, type Point } from '../../drawing/shapes.ts';

export interface Entry {
  id: string;
  heading: string;
  page: number;
}

export const contents = (entries: readonly Entry[]): string =>
  `<section><h2>차례</h2><ol class="contents">${entries
    .map(
      (entry) =>
        `<li><a href="#${entry.id}"><span>${entry.heading}</span><i></i><b>${entry.page}</b></a></li>`,
    )
    .join('')}</ol></section>`;

export const lead = (text: string): string => `<p class="lead">${text}</p>`;
export const text = (content: string): string => `<p>${content}</p>`;
export const small = (content: string): string => `<p class="small">${content}</p>`;
export const sub = (content: string): string => `<h3>${content}</h3>`;
export const bullets = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export interface Step {
  title: string;
  text: string;
  art?: string;
}

export const steps = (items: readonly Step[]): string =>
  `<ol class="steps">${items
    .map(
      (item, i) =>
        `<li>${item.art ?? ''}<div><span class="no" aria-hidden="true">${i + 1}</span><h4>${item.title}</h4><p>${item.text}</p></div></li>`,
    )
    .join('')}</ol>`;

/** Steps two by two, each under its drawing. */
export const pictureSteps = (items: readonly Step[]): string =>
  steps(items).replace('class="steps"', 'class="steps pictures"');

const signs = {
  warning: {
    word: '경고',
    hint: '지키지 않으면 크게 다칠 수 있습니다.',
    mark:
      path('M12,3 L22,20 L2,20 Z', { stroke: 'currentColor', width: 2 }) +
      line(
        [
          [12, 9],
          [12, 14],
        ],
        { stroke: 'currentColor', width: 2.4 },
      ) +
      circle(12, 17, 0.8, { stroke: 'currentColor', width: 1 }),
  },
  caution: {
    word: '주의',
    hint: '지키지 않으면 다치거나 제품이 고장 날 수 있습니다.',
    mark:
      circle(12, 12, 9.5, { stroke: 'currentColor', width: 2 }) +
      line(
        [
          [12, 7],
          [12, 13],
        ],
        { stroke: 'currentColor', width: 2.4 },
      ) +
      circle(12, 16.6, 0.8, { stroke: 'currentColor', width: 1 }),
  },
  note: {
    word: '알아 두기',
    hint: '알고 있으면 더 편리합니다.',
    mark:
      circle(12, 12, 9.5, { stroke: 'currentColor', width: 2 }) +
      line(
        [
          [12, 11],
          [12, 17],
        ],
        { stroke: 'currentColor', width: 2.4 },
      ) +
      circle(12, 7.4, 0.8, { stroke: 'currentColor', width: 1 }),
  },
} as const;

export type Sign = keyof typeof signs;

/** The sign always has a word beside it, because colour and shape say too little in a grey print. */
export function notice(kind: Sign, items: readonly string[], heading?: string): string {
  const sign = signs[kind];
  return `<div class="notice ${kind}"><p class="word"><svg viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${sign.mark}</svg><b>${sign.word}</b>${heading ?? sign.hint}</p>${bullets(items)}</div>`;
}

export const legend = (): string =>
  `<section class="legend"><h3>이 설명서의 표시</h3><dl>${(Object.keys(signs) as Sign[])
    .map(
      (kind) =>
        `<div class="${kind}"><dt><svg viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${signs[kind].mark}</svg>${signs[kind].word}</dt><dd>${signs[kind].hint}</dd></div>`,
    )
    .join('')}</dl></section>`;

/** Blank fields for the facts that a service request asks for. */
export const keepsake = (where: string): string =>
  `<section class="keepsake"><h3>적어 두면 좋은 것</h3><p>${where} 시리얼 번호는 영문 C로 시작합니다. 정품 등록과 서비스 신청에 쓰입니다.</p><dl><div><dt>시리얼 번호</dt><dd></dd></div><div><dt>산 날 또는 계약한 날</dt><dd></dd></div><div><dt>설치한 날</dt><dd></dd></div></dl></section>`;

export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  kind = '',
): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table class="${kind}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

export const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<table class="facts"><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

export const columns = (...parts: readonly string[]): string =>
  `<div class="columns">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`;

export const picture = (
  width: number,
  height: number,
  content: string,
  alt: string,
  kind = '',
): string =>
  `<figure class="${kind}">${drawing(width, height, content, `role="img" aria-label="${alt}"`)}</figure>`;

/** A drawing with a place for each of its parts, in the order of their numbers. */
export interface PartsDrawing {
  width: number;
  height: number;
  drawing: string;
  /** Where the part is in the drawing, and where its number stands. */
  points: readonly { at: Point; number: Point }[];
}

/** A drawing with numbered leaders, and the list that the numbers point to. */
export function partsFigure(
  { width, height, drawing: content, points }: PartsDrawing,
  alt: string,
  parts: readonly Step[],
): string {
  if (parts.length !== points.length)
    throw new Error(`${parts.length} parts for ${points.length} places`);
  const leaders = points.map((part) => {
    const dx = part.at[0] - part.number[0];
    const dy = part.at[1] - part.number[1];
    const length = Math.hypot(dx, dy) || 1;
    const edge: Point = [part.number[0] + (dx / length) * 17, part.number[1] + (dy / length) * 17];
    return (
      line([edge, part.at], { width: 5, stroke: surface }) +
      line([edge, part.at], { width: 2 }) +
      circle(part.at[0], part.at[1], 5, { fill: accent, stroke: ink, width: 2 })
    );
  });
  const numbers = points.map(
    (part, i) =>
      circle(part.number[0], part.number[1], 17, { fill: green, stroke: 'none' }) +
      `<text x="${part.number[0]}" y="${part.number[1] + 6}" font-size="17" font-weight="700" fill="${surface}" text-anchor="middle">${i + 1}</text>`,
  );
  const list = parts
    .map(
      (part, i) =>
        `<li><span class="no" aria-hidden="true">${i + 1}</span><div><b>${part.title}</b><p>${part.text}</p></div></li>`,
    )
    .join('');
  return `${picture(width, height, content + leaders.join('') + numbers.join(''), alt, 'parts-figure')}<ol class="parts">${list}</ol>`;
}
