import { describe, expect, test } from '@jest/globals';
import { readCalendarFeed, readDraft } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { demoCalendarCommands } from './calendar.ts';
import { demoDraftCommands } from './drafts.ts';

/** What a demo's members have under way on their pages, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a demo', () => {
    test('has a calendar address in use, which a later start does not replace', async () => {
      const { db } = api().database;
      await db.deleteFrom('calendar_feed').execute();
      const fill = demoCalendarCommands(api().partsAt(noon))['demo-calendar'];
      expect(await fill?.({ memberId: 'ms-boram' })).toEqual({ addresses: 1 });
      expect(await fill?.({ memberId: 'ms-boram' })).toEqual({ addresses: 0 });
      const own = await browserOf(api(), 'boram');
      expect(await own.call(readCalendarFeed, {})).toEqual({ madeOn: '2026-11-21' });
    });

    test('has an inquiry that was begun on another device', async () => {
      const own = await browserOf(api(), 'sora');
      await demoDraftCommands(api().partsAt(noon))['demo-drafts']?.({ memberId: 'ms-sora' });
      const { draft } = await own.call(readDraft, { form: 'qna' });
      expect(draft).toMatchObject({ elsewhere: true });
      expect(JSON.parse(draft?.values ?? '{}')).toMatchObject({ title: '물맛이 달라졌습니다' });
    });
  });
