import { expect, test } from '@jest/globals';
import { regionIn } from './windows.ts';

const windows = [{ window: '09:00~12:00', places: 1 }];
const rows = [
  { code: 'all', services: [], zonecodes: [], windows },
  { code: 'jeju', services: [], zonecodes: ['63'], windows },
  { code: 'seogwipo', services: [], zonecodes: ['635', '636'], windows },
  { code: 'seogwipo-move', services: ['transfer' as const], zonecodes: ['635'], windows },
];

test.each([
  ['after', '04524', 'all'],
  ['after', '63122', 'jeju'],
  ['after', '63578', 'seogwipo'],
  ['transfer', '63578', 'seogwipo-move'],
  ['transfer', '63612', 'seogwipo'],
  ['after', '', 'all'],
] as const)('a visit for %s at %s is in the region %s', (service, zonecode, code) => {
  expect(regionIn(rows, service, zonecode)?.code).toBe(code);
});

test('a postcode without a region has no windows where nothing is for the rest', () => {
  expect(regionIn(rows.slice(1), 'after', '04524')).toBeNull();
});
