/** Names of operating systems by a pattern in the User-Agent; the first match counts. */
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

/** Names of browsers, in the same way. The order matters: most browsers also claim to be Chrome or Safari. */
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

/** We read only this many characters of the header. Real headers are shorter. */
const LOOKED_AT = 500;

const nameIn = (names: typeof systems, said: string) => names.find(([is]) => is.test(said))?.[1];

/** The device in words for customers: `Android 휴대전화의 Chrome`. @param header the User-Agent header */
export function deviceOf(header = ''): string {
  const said = header.slice(0, LOOKED_AT);
  const [system, browser] = [nameIn(systems, said), nameIn(browsers, said)];
  if (system === undefined) return '알 수 없는 기기';
  return browser === undefined ? system : `${system}의 ${browser}`;
}
