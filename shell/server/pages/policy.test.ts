import { expect, test } from '@jest/globals';
import { pageHeaders } from './policy.ts';

test('pages may use camera and position, frames of others and the microphone nothing', () => {
  expect(pageHeaders['permissions-policy'].split(', ')).toEqual([
    'camera=(self)',
    'microphone=()',
    'geolocation=(self)',
    'browsing-topics=()',
  ]);
});
