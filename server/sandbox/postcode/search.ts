import { addresses, type KnownAddress } from './addresses.ts';

/** What the real search passes to `oncomplete`, as far as the portal reads it. */
export interface PostcodeAnswer {
  zonecode: string;
  roadAddress: string;
  jibunAddress: string;
  /** Set instead of an address that the place does not have. */
  autoRoadAddress: string;
  autoJibunAddress: string;
  /** What the customer clicked: R road name, J parcel. */
  userSelectedType: 'R' | 'J';
  bname: string;
  buildingName: string;
  apartment: 'Y' | 'N';
  sido: string;
  sigungu: string;
  sigunguCode: string;
  bcode: string;
}

export function answerOf(known: KnownAddress, userSelectedType: 'R' | 'J'): PostcodeAnswer {
  const { road, jibun, ...rest } = known;
  const full = (part: string) => part && [rest.sido, rest.sigungu, part].filter(Boolean).join(' ');
  return {
    ...rest,
    roadAddress: full(road),
    jibunAddress: full(jibun),
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
