import { expect, test } from '@jest/globals';
import { comingNews, comingTexts } from './coming.ts';

const coming = { engineer: '오기사', arrival: { time: '14:20', minutes: 20 } };

test('says who comes and when, as far as it is known', () => {
  expect(comingTexts(null)).toEqual({ engineer: null, arrival: null });
  expect(comingTexts(coming)).toEqual({
    engineer: '방문 기사 오기사',
    arrival: '기사가 출발했습니다. 14:20쯤, 약 20분 뒤 도착합니다.',
  });
  const due = { ...coming, arrival: { time: '14:20', minutes: 0 } };
  expect(comingTexts(due).arrival).toBe('기사가 출발했습니다. 14:20쯤, 곧 도착합니다.');
});

test('another time is news, and minutes that go by are none', () => {
  const keys = (minutes: number, time = '14:20') =>
    comingNews({ ...coming, arrival: { time, minutes } }).map(({ key }) => key);
  expect(keys(20)).toEqual(keys(3));
  expect(keys(20)).not.toEqual(keys(20, '14:35'));
});
