import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { leaflets } from '../downloads/index.ts';
import { manuals } from './index.ts';
import { readPrintText, type Pictures } from './markdown.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawn: Pictures = {
  parts: { width: 10, height: 10, drawing: '', points: [{ at: [1, 1], number: [9, 9] }] },
  pictures: { plug: '<i/>' },
};

function read(markdown: string) {
  const file = join(folder, 'text.md');
  writeFileSync(file, `---\ntitle: 제목: 둘째\ndated: 2026-01-02\n---\n\n${markdown}\n`);
  return readPrintText(file, { days: '7일' }, drawn);
}

test('reads head and sections, and fills values in', () => {
  const { head, body, sections } = read('앞 {.lead}\n\n## 쓰기 {#use}\n\n{{days}} 뒤 **멈춤**');
  expect(head).toEqual({ title: '제목: 둘째', dated: '2026-01-02' });
  expect(body).toBe('<p class="lead">앞</p>');
  expect(sections).toEqual([{ id: 'use', heading: '쓰기', body: '<p>7일 뒤 <b>멈춤</b></p>' }]);
});

test.each([
  [
    '`세기 1`부터 0~60도, 0~35도 {.small}',
    /^<p class="small"><b class="key">세기 1<\/b>부터 0~60도, 0~35도<\/p>$/,
  ],
  ['- 하나\n- 둘', /^<ul><li>하나<\/li><li>둘<\/li><\/ul>$/],
  [
    '> [!NOTE] 읽어 주세요.\n>\n> - 하나',
    /^<div class="notice note">.*읽어 주세요\.<\/p><ul><li>하나/,
  ],
  ['| | |\n| - | - |\n| 무게 | 5kg |', /^<table class="facts">.*>무게<\/th><td>5kg</],
  ['| 값 | 뜻 |\n| - | - |\n| 1 | 가 |\n\n{.price}', /^<table class="price"><thead>.*<\/table>$/],
  [
    '### 가 {.column}\n\n- 1\n\n### 나 {.column}\n\n- 2\n\n### 다',
    /^<div class="columns"><div><h3>가<.*<div><h3>나<.*<\/div><\/div><h3>다<\/h3>$/,
  ],
  [
    '1. ![꽂는 그림](plug)\n   **꽂기**\n   꽂습니다.',
    /^<ol class="steps pictures"><li><figure.*꽂는 그림.*<h4>꽂기<\/h4><p>꽂습니다\./,
  ],
  ['1. **열기**\n   엽니다.', /^<ol class="steps"><li><div>.*<h4>열기</],
  [
    '![부분](parts)\n\n1. **머리** 위에 있습니다.',
    /^<figure class="parts-figure">.*<ol class="parts">.*<b>머리<\/b><p>위에/,
  ],
])('prints %j', (markdown, markup) => {
  expect(read(markdown).body).toMatch(markup);
});

test.each([
  ['{{price}}', 'there is no price'],
  ['1. ![그림](lost)\n   **제목**\n   글', 'there is no picture lost'],
  ['1. 제목 없는 단계', 'not "**title** text"'],
  ['![부분](parts)\n\n1. **가** 나\n2. **다** 라', '2 parts for 1 places'],
  ['> 표시 없는 글', 'no sign of a notice'],
  ['    code', 'no such block in print'],
])('refuses %j', (markdown, message) => {
  expect(() => read(markdown)).toThrow(message);
});

test('can read every manual and leaflet, each with all its pages', () => {
  for (const { sections, label } of manuals) {
    expect(sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['safety', 'parts', 'use', 'service']),
    );
    expect(label).not.toBe('');
  }
  for (const { title, body } of leaflets) expect([title, body]).not.toContain('');
});
