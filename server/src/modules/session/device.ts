/** What people call a device, by what its browser says of itself; the first that fits. */
const systems: readonly [said: RegExp, name: string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android 휴대전화'],
  [/Android/, 'Android 태블릿'],
  [/Windows/, 'Windows 컴퓨터'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux 컴퓨터'],
];

/** Most browsers say that they are Chrome or Safari as well. */
const browsers: readonly [said: RegExp, name: string][] = [
  [/KAKAOTALK/, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Whale\//, '네이버 웨일'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Where a header ends for us: nothing that we look for stands beyond. */
const LOOKED_AT = 500;

const nameIn = (names: typeof systems, said: string) => names.find(([is]) => is.test(said))?.[1];

/** A browser's device in words for customers: `Android 휴대전화의 Chrome`. @param header its User-Agent */
export function deviceOf(header = ''): string {
  const said = header.slice(0, LOOKED_AT);
  const [system, browser] = [nameIn(systems, said), nameIn(browsers, said)];
  if (system === undefined) return '알 수 없는 기기';
  return browser === undefined ? system : `${system}의 ${browser}`;
}
