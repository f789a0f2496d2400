import { addresses, type KnownAddress } from './addresses.ts';

/** What the real search gives to `oncomplete`, as far as anybody reads it. */
export interface PostcodeAnswer {
  zonecode: string;
  roadAddress: string;
  jibunAddress: string;
  /** Stands in for the one that a place has not. */
  autoRoadAddress: string;
  autoJibunAddress: string;
  /** What was clicked: road name or parcel. */
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

/** Addresses in which every word of the query stands; none for an empty query. */
export function searchAddresses(query: string): KnownAddress[] {
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return addresses.filter((known) => {
    const { roadAddress, jibunAddress } = answerOf(known, 'R');
    const all = [roadAddress, jibunAddress, known.buildingName, known.zonecode].join(' ');
    return words.every((word) => all.includes(word));
  });
}
