import { expect, test } from '@jest/globals';
import { readCompany } from '@portal/config';
import { checkHolidays, visitDayFrom } from './holidays.ts';
import { StartError } from '../start-error.ts';

const company = readCompany();
const { holidays } = company.schedule;

test('the server does not start without the holidays of the next year', () => {
  expect(() => checkHolidays(company, '2026-11-21')).not.toThrow();
  const schedule = { ...company.schedule, holidays: ['2026-12-25'] };
  expect(() => checkHolidays({ schedule }, '2026-12-31')).toThrow(StartError);
  expect(() => checkHolidays({ schedule }, '2026-12-31')).toThrow('2027');
});

test.each([
  ['2026-11-21', '2026-11-21', '2026-11-21'],
  ['2026-11-22', '2026-11-23', '2026-11-21'],
  ['2027-02-06', '2027-02-10', '2027-02-05'],
  ['2027-10-03', '2027-10-05', '2027-10-02'],
])('visits planned for %s take place on %s, or before it on %s', (day, next, last) => {
  expect([visitDayFrom(day, holidays), visitDayFrom(day, holidays, -1)]).toEqual([next, last]);
});
