import { expect, test } from '@jest/globals';
import { daysReached, progressOf } from './stages.ts';

const names = { '1': '접수중', '2': '접수확인', '3': '기사배정', '4': '방문완료' };

test('the stages say which is done, present and to come', () => {
  const reached = new Map([
    ['1', '2026-11-21'],
    ['2', '2026-11-23'],
  ]);
  const said = (status: string) =>
    progressOf(names, status, reached).map(({ name, is, on }) => [name, is, on]);
  expect(said('2')).toEqual([
    ['접수중', 'done', '2026-11-21'],
    ['접수확인', 'now', '2026-11-23'],
    ['기사배정', 'next', null],
    ['방문완료', 'next', null],
  ]);
  expect(said('CANCEL').map(([, is]) => is)).toEqual(['done', 'done', 'next', 'next']);
});

test('a stage was reached on the day of its first event, in Seoul', () => {
  const events = [
    { status: '2', at: Date.parse('2026-11-24T01:00:00Z') },
    { status: '2', at: Date.parse('2026-11-22T15:00:00Z') },
    { status: '1', at: Date.parse('2026-11-21T03:00:00Z') },
  ];
  expect([...daysReached(events)].sort()).toEqual([
    ['1', '2026-11-21'],
    ['2', '2026-11-23'],
  ]);
});
