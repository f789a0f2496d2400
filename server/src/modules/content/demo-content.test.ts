import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import {
  answerPromise,
  DISCOUNT_RATES,
  FILTER_MEMBERSHIP,
  LADDER_TRUCK,
  SEAT_VISIT_FEE,
  voiceLimit,
} from '@portal/contract';
import { formatWon, sensitiveNumber } from '@portal/format';
import sharp from 'sharp';
import { plainText } from '../../html.ts';
import { readContent, type Content } from './read.ts';

let content: Content;
beforeAll(async () => {
  content = await readContent('server/content');
});
const question = (bbsIdx: string) =>
  plainText(content.faqs.find((row) => row.bbs_idx === bbsIdx)?.html ?? ('' as never));

test('questions promise what the pages promise', () => {
  expect(question('1050')).toContain(answerPromise);
  expect(question('1113')).toContain(answerPromise);
  expect(question('1113')).toContain(voiceLimit);
  const promised = content.faqs.filter(({ html }) => /안에 답변/.test(html));
  for (const { html } of promised) expect(html).toContain(answerPromise);
});

test('what a question says may be written passes the rules for free text', () => {
  expect(question('1057')).toContain('전화번호, 시리얼 번호, 주문 번호는 써도 됩니다.');
  for (const text of ['010-1234-5678', 'C2504001234', '2025082800047', 'P20250807000123'])
    expect(sensitiveNumber(`제 번호는 ${text}입니다`)).toBeNull();
});

test('a notice on top of the list has the lines that the footer leaves to notices', () => {
  const lines = content.notices.filter(({ pinned, html }) => pinned && html.includes('"tel:'));
  expect(lines.map(({ bbs_idx }) => bbs_idx)).toEqual(['4016']);
});

test('the privacy policy in force names the analytics cookie and what it holds', () => {
  const versions = content.terms.filter(({ term_index }) => term_index === 'privacy');
  const [newest] = versions.sort((a, b) => b.effective_on.localeCompare(a.effective_on));
  for (const fact of ['analytics-profile', '나이대', '지역', '성별', '마케팅 동의 여부'])
    expect(newest?.html).toContain(fact);
});

test('the engineers have pictures, which are small and as large as the list says', async () => {
  expect(content.engineerPictures.map(({ name }) => name)).toEqual([
    'engineer-1.webp',
    'engineer-2.webp',
  ]);
  for (const { name, width, height } of content.engineerPictures) {
    const bytes = readFileSync(`server/content/media/${name}`);
    expect(bytes.length).toBeLessThan(8_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
});

test('every model has an emission sheet', () => {
  const sheets = content.references.filter(({ type }) => type === 'emi');
  const models = sheets.flatMap(({ model }) => model.split(', ')).sort();
  expect(models).toEqual(content.products.map(({ goods_cd }) => goods_cd).sort());
});

test('questions name the prices and discounts that requests are filed with', () => {
  const seats = question('1073');
  for (const { name, price } of content.seats)
    expect(seats).toContain(`${name}\n${formatWon(price)}`);
  expect(seats).toContain(`온라인으로 신청하면 ${DISCOUNT_RATES.seat}% 할인`);
  expect(seats).toContain(`방문비 ${formatWon(SEAT_VISIT_FEE)}`);
  const everything = content.faqs.map(({ html }) => plainText(html)).join(' ');
  expect(everything).toContain(`한 달 ${formatWon(FILTER_MEMBERSHIP.fee)}`);
  const { from, to } = LADDER_TRUCK;
  expect(everything).toContain(
    `사다리차는 보통 ${formatWon(from).replace('원', '')}~${formatWon(to)}`,
  );
});

test('seats are of chairs; every purifier has its filters', () => {
  const modelsOf = (group: string) =>
    content.products.filter(({ product }) => product === group).map(({ goods_cd }) => goods_cd);
  const named = (rows: readonly { models: string }[]) =>
    new Set(rows.flatMap(({ models }) => JSON.parse(models) as string[]));
  expect(modelsOf('bf')).toEqual(expect.arrayContaining([...named(content.seats)]));
  expect([...named(content.filters)].sort()).toEqual(modelsOf('w').sort());
});

test('the bed’s videos of power and care show a bed', () => {
  const shown = (bbsIdx: string) =>
    content.references.find(({ bbs_idx }) => bbs_idx === bbsIdx)?.video;
  expect(shown('2011')).toContain('bed-power');
  expect(shown('2023')).toContain('bed-care');
});

test('every download says what it is', () => {
  const downloads = content.references.filter(({ bbs_code }) => bbs_code === '23');
  for (const { html } of downloads) expect(plainText(html).length).toBeGreaterThan(20);
});

test('content that names models names existing ones, and each model has a manual and a free serial number', () => {
  const models = content.products.map(({ goods_cd }) => goods_cd);
  const named = [
    ...content.faqs.flatMap((row) => JSON.parse(row.models) as string[]),
    ...content.references.flatMap(({ model }) => model.split(', ')),
  ].filter((model) => /^H[A-Z]-/.test(model));
  expect(models).toEqual(expect.arrayContaining(named));
  const manuals = content.references.filter(({ type }) => type === 'manual');
  const free = content.serials.filter(({ taken }) => !taken).map(({ goods_cd }) => goods_cd);
  for (const model of models) {
    expect(manuals.some((row) => row.model === model)).toBe(true);
    expect(free).toContain(model);
  }
});
