import { expect, test } from '@jest/globals';
import { installDayText } from './install-day.ts';

test('a day of installation is called planned only while it stands', () => {
  const day = '2026-12-01';
  expect(installDayText(day, 'fixed')).toBe('2026.12.01(화) 설치 예정');
  expect(installDayText(day, 'toConfirm')).toBe('2026.12.01(화) 설치 예정, 이 날을 확정해 주세요.');
  expect(installDayText(day, 'moving')).toBe('설치일을 다시 정하고 있습니다.');
  expect(installDayText(day, 'late')).toBe(
    '2026.12.01(화) 예정일이 지났습니다. 고객센터에서 확인해 드립니다.',
  );
  expect(installDayText(day, 'done')).toBe('2026.12.01(화) 설치');
  expect(installDayText(null, 'none')).toBe('설치일을 정하고 있습니다.');
});
