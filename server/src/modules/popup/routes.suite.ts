import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listDescriptionCards, listPopups, type Popup } from '@portal/contract';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { TestApi } from '../../testing/api.ts';
import { changedContent } from '../../testing/changed-content.ts';

const head = { code: 'head', name: '머리 쿠션', place: '머리가 닿는 곳', sides: 1, price: 80_000 };

/** What the calls for popups and cards do, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('popups and description cards', () => {
    const names = async (path: string, query: Record<string, string> = {}, app = api().app) => {
      const { list } = (await app.inject({ url: path, query })).json().data;
      return list.map(({ name }: { name: string }) => name);
    };

    test('open on their page, from their first day to their last', async () => {
      const home = { pageName: 'home' };
      expect(await names(listPopups.path, home)).toEqual(['now']);
      const tomorrow = await api().at('2026-11-22T00:00:00+09:00');
      expect(await names(listPopups.path, home, tomorrow)).toEqual(['later']);
      expect(await names(listPopups.path)).toEqual(['now', 'elsewhere']);
      expect(await names(listPopups.path, { pageName: 'search' })).toEqual([]);
    });

    test('are given in the shape of the contract, their markup sanitised', async () => {
      const answer = await api().app.inject(`${listPopups.path}?pageName=home`);
      expect(answer.json().data.list).toEqual([
        {
          name: 'now',
          pageName: 'home',
          title: '지금',
          popType: 'img',
          img: 'seat-area',
          result: '<p>열립니다.</p>',
          blocks: [],
          seats: [head],
        },
      ]);
    });

    test('a help popup is the card of its name, with the seats it shows', async () => {
      const read = (pageName: string) =>
        api().app.inject({ url: listDescriptionCards.path, query: { pageName } });
      expect((await read('seatPrice')).json().data.list).toMatchObject([
        {
          title: '값',
          blocks: [{ is: 'seatPrices' }, { is: 'text', text: '부위마다 다릅니다.' }],
          seats: [head],
        },
      ]);
      expect((await read('plain')).json().data.list[0].seats).toEqual([]);
    });

    describe('of the demo', () => {
      const demo = (file: string) => readFileSync(join('server/content', file), 'utf8');
      beforeAll(async () => {
        const folder = changedContent('help.json', () => JSON.parse(demo('help.json')));
        writeFileSync(join(folder, 'seat.json'), demo('seat.json'));
        await api().loadContent(folder);
      });
      afterAll(() => api().loadContent());

      const read = async (pageName: string): Promise<Popup> => {
        const answer = await api().app.inject({
          url: listDescriptionCards.path,
          query: { pageName },
        });
        const { list } = v.parse(listDescriptionCards.answer, answer.json().data);
        return list[0] as Popup;
      };

      // Specification, 2: help popups.
      test.each([
        'seatPartImage',
        'seatPartText',
        'seatSearch',
        'seatArea',
        'seatPrice',
        'faqProductNotVisible',
        'serialNumber',
        'purchaseHistory',
        'reviewCapture',
      ])('%s can be read in full', async (name) => {
        const { title, blocks } = await read(name);
        expect(title).not.toBe('');
        expect(blocks.length).toBeGreaterThan(0);
        expect(blocks).not.toContain(null);
      });

      // The specification's own figures (9), written here a second time on purpose.
      test('the prices of the seats are the specification’s', async () => {
        const { seats } = await read('seatPrice');
        expect(Object.fromEntries(seats.map(({ code, price }) => [code, price]))).toEqual({
          shoulder: 40_000,
          arm: 60_000,
          thigh: 40_000,
          sole: 45_000,
          head: 80_000,
          sub: 70_000,
          back: 220_000,
          calf: 65_000,
        });
        expect(seats.filter(({ sides }) => sides === 2).map(({ code }) => code)).toEqual(
          expect.arrayContaining(['shoulder', 'sole']),
        );
      });
    });

    test('cards stand in their order, and are no popups', async () => {
      expect(await names(listDescriptionCards.path, { pageName: 'home' })).toEqual([
        'second',
        'first',
      ]);
      expect(await names(listDescriptionCards.path, { pageName: 'faq' })).toEqual([]);
    });

    test.each(['../home', '가'])('refuses the page name "%s"', async (pageName) => {
      const answer = await api().app.inject({ url: listPopups.path, query: { pageName } });
      expect(answer.statusCode).toBe(422);
    });
  });
