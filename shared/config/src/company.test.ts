import { expect, test } from '@jest/globals';
import { readCompany } from './index.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const nextDay = (day: string, days = 1) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
};
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Korean lunar calendar, so that the test does not repeat the table. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
const lunarDay = (year: string, name: string) => {
  let day = `${year}-01-01`;
  while (lunar.format(new Date(day)) !== name) day = nextDay(day);
  return day;
};

/** The public holidays of a year by the regulation (관공서의 공휴일에 관한 규정, 2 and 3), Sundays left out. */
function publicHolidays(year: string): string[] {
  const on = (day: string) => `${year}-${day}`;
  const around = (day: string) => [nextDay(day, -1), day, nextDay(day)];
  const fixed = [on('01-01'), on('06-06')];
  // A substitute follows for these where they fall on a Saturday, a Sunday or another holiday.
  const national = ['03-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'].map(on);
  national.push(lunarDay(year, '4/8'));
  // And for these where they fall on a Sunday or another holiday.
  const festivals = [...around(lunarDay(year, '1/1')), ...around(lunarDay(year, '8/15'))];
  const all = [...fixed, ...national, ...festivals];
  const holidays = new Set(all);
  const isTaken = (day: string) => all.filter((one) => one === day).length > 1;
  const substitute = (day: string) => {
    let free = nextDay(day);
    while (holidays.has(free) || [0, 6].includes(weekdayOf(free))) free = nextDay(free);
    holidays.add(free);
  };
  const moved = all.filter((day, i) => {
    if (all.indexOf(day) !== i || fixed.includes(day)) return false;
    const isWeekend = weekdayOf(day) === 0 || (weekdayOf(day) === 6 && national.includes(day));
    return isWeekend || isTaken(day);
  });
  for (const day of moved.toSorted()) substitute(day);
  return [...holidays].sort();
}

test.each(['2027', '2028'])('the holidays of %s are those of the regulation', (year) => {
  const { holidays } = readCompany().schedule;
  expect(holidays.filter((day) => day.startsWith(year))).toEqual(publicHolidays(year));
});

test('the days of Seollal are holidays on a weekend too', () => {
  const { holidays } = readCompany().schedule;
  const seollal = ['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'];
  expect(holidays).toEqual(expect.arrayContaining(seollal));
});
