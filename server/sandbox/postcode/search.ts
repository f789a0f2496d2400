import { readRecords } from '../records/read.ts';

/** An address of the search; the rest of an answer follows from it. */
export interface KnownAddress {
  zonecode: string;
  sido: string;
  sigungu: string;
  /** Without city and district; empty where the place has no road name. */
  road: string;
  jibun: string;
  bname: string;
  bcode: string;
  buildingName: string;
  apartment: 'Y' | 'N';
}

/** Made-up houses in real places, including every place for which transfers have a rule of their own. */
export const addresses: readonly KnownAddress[] = Object.entries(
  readRecords<Omit<KnownAddress, 'sido'>>('addresses.json'),
).flatMap(([sido, known]) => known.map((each) => ({ sido, ...each })));

/**
 * What the real search passes to `oncomplete`, as far as the portal reads it.
 * @param userSelectedType what the customer clicked: R road name, J parcel
 */
export function answerOf(known: KnownAddress, userSelectedType: 'R' | 'J') {
  const { road, jibun, ...rest } = known;
  const full = (part: string) => part && [rest.sido, rest.sigungu, part].filter(Boolean).join(' ');
  return {
    ...rest,
    roadAddress: full(road),
    jibunAddress: full(jibun),
    // Set instead of an address that the place does not have.
    autoRoadAddress: '',
    autoJibunAddress: '',
    userSelectedType,
    sigunguCode: rest.bcode.slice(0, 5),
  };
}

/** Addresses that have every word of the query; none for an empty query. */
export function searchAddresses(query: string): KnownAddress[] {
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return addresses.filter((known) => {
    const { roadAddress, jibunAddress } = answerOf(known, 'R');
    const all = [roadAddress, jibunAddress, known.buildingName, known.zonecode].join(' ');
    return words.every((word) => all.includes(word));
  });
}
