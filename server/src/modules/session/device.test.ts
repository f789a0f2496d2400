import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 'Android 휴대전화의 Chrome'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Safari/537.36`, 'Android 태블릿의 Chrome'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Android 휴대전화의 삼성 인터넷',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${blink} Mobile Safari/537.36 NAVER(inapp; search)`,
    'Android 휴대전화의 네이버 앱',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Version/18.6 Mobile/15E148 Safari/604.1`,
    'iPhone의 Safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'iPhone의 Chrome',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Mobile/15E148 KAKAOTALK 25.1.0`,
    'iPhone의 카카오톡',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${apple} Version/18.6 Safari/604.1`,
    'iPad의 Safari',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.6 Safari/605.1.15`,
    'Mac의 Safari',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0`,
    'Windows 컴퓨터의 Edge',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Whale/4.34 Safari/537.36`,
    'Windows 컴퓨터의 네이버 웨일',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 OPR/120`,
    'Windows 컴퓨터의 Opera',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Linux 컴퓨터의 Firefox',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chromebook의 Chrome'],
  ['Mozilla/5.0 (Macintosh)', 'Mac'],
  ['curl/8.5.0', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
  [undefined, '알 수 없는 기기'],
  [`${'x'.repeat(10_000)} Windows Chrome/142`, '알 수 없는 기기'],
])('%s is %s', (header, device) => {
  expect(deviceOf(header)).toBe(device);
});
