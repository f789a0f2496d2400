/** Region codes by the names that addresses start with, including short names (specification, 3). */
const regions = [
  ['11', '서울'],
  ['26', '부산'],
  ['27', '대구'],
  ['28', '인천'],
  ['29', '광주'],
  ['30', '대전'],
  ['31', '울산'],
  ['36', '세종'],
  ['41', '경기'],
  ['42', '강원'],
  ['43', '충북|충청북도'],
  ['44', '충남|충청남도'],
  ['45', '전북|전라북도'],
  ['46', '전남|전라남도'],
  ['47', '경북|경상북도'],
  ['48', '경남|경상남도'],
  ['50', '제주'],
] as const;
export type RegionCode = (typeof regions)[number][0];

/** The short name of each region, by its code: 서울. */
export const regionNames = Object.fromEntries(
  regions.map(([code, names]) => [code, names.replace(/\|.*/, '')]),
) as Record<RegionCode, string>;

const ENDING = '(?:특별시|광역시|특별자치시|특별자치도|도|시)?';
const patterns = regions.map(
  ([code, names]) => [code, new RegExp(`^(?:${names})${ENDING}(?=\\s|$)`)] as const,
);

/** Two regions merged in 2026; the districts of the former city keep its code. */
const MERGED = /^전남광주통합특별시\s+(\S+)/;
const DISTRICTS_OF_GWANGJU = ['동구', '서구', '남구', '북구', '광산구'];

/** The region code of an address, from its first words; null if it names no region. */
export function regionOf(address: string): RegionCode | null {
  const text = address.normalize('NFC').trim();
  const district = MERGED.exec(text)?.[1];
  if (district !== undefined) return DISTRICTS_OF_GWANGJU.includes(district) ? '29' : '46';
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a move between these addresses changes the region. */
export const isAnotherRegion = (from: string, to: string) => regionOf(from) !== regionOf(to);

const SMALL_ISLANDS = /우도면|추자면|가파리|가파로|마라리|마라로|비양도/;

/** Whether an address is on one of Jeju's smaller islands. */
export const isSmallIslandOfJeju = (address: string): boolean =>
  regionOf(address) === '50' && SMALL_ISLANDS.test(address.normalize('NFC'));

/** Why nobody is sent to an address, in words for customers; null if somebody can be sent. */
export function unservedAddress(address: string): string | null {
  if (regionOf(address) === null)
    return '지역을 알 수 없는 주소입니다. 시·도 이름부터 시작하는 주소를 찾아 주세요.';
  return isSmallIslandOfJeju(address)
    ? '제주는 본섬만 방문할 수 있습니다. 우도, 추자도, 가파도, 마라도, 비양도에는 방문할 수 없습니다.'
    : null;
}
