import type { AnswerOf, searchSite } from '@portal/contract';
import { matchesSearch } from '@portal/format';
import type { OfferedPage } from '@portal/host';

/** What the API understood of a search. */
export type Words = AnswerOf<typeof searchSite>['words'];
export type PageHit = Pick<OfferedPage, 'label' | 'text' | 'href'>;

/** A page has to say this much of a search, less where it says several of its words, and nearly as much as the best page. */
const ENOUGH = 0.45;
const ENOUGH_OF_SEVERAL = 0.33;
const NEARLY = 0.8;
const MOST = 3;
/** How surely a page is meant: by a word of its own, by another word for what was typed, by the beginning of one. */
const OWN_WORD = 1;
const OTHER_WORD = 0.75;
const BEGINNING = 0.4;
/** A word in a page's name says a little more. */
const NAMED = 1.2;
/** The name has to be this much of what its search typed: 소리 does not mean 고객의 소리. */
const PART_OF_NAME = 0.5;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const isVerb = (word: string) => /^[가-힣]+다$/u.test(word);

/** A model's number. Its manual and its questions are meant, and no page. */
const isModel = ({ word }: Words[number]) => /^[a-z]+-?\d{2,}/.test(word);

/** How surely a page's own word is this word of a search, from 0 to 1. */
function sureness(own: string, word: string): number {
  const [ours, theirs] = [letters(own), letters(word)];
  if (ours === theirs) return OWN_WORD;
  if (isVerb(word) || isVerb(own) || theirs.length < 2) return 0;
  return ours.startsWith(theirs) || (ours.length > 1 && theirs.startsWith(ours)) ? BEGINNING : 0;
}
const surest = (words: readonly string[], word: string) =>
  Math.max(0, ...words.map((own) => sureness(own, word)));

/** How much a page says of one word of a search. */
function shareOf({ label, words }: OfferedPage, { word, also }: Words[number]): number {
  const own = surest(words, word);
  const isNamed = letters(word).length > 1 && letters(label).includes(letters(word));
  const other = Math.max(0, ...also.map((one) => surest(words, one)));
  return Math.max(own * (isNamed ? NAMED : 1), other * OTHER_WORD, isNamed ? BEGINNING : 0);
}

/** Whether a search is a page's name or a word of it, or half of one, or their initial consonants. */
const isNamed = ({ label, words }: OfferedPage, searchStr: string) =>
  [label, ...words].some(
    (name) =>
      !isVerb(name) &&
      matchesSearch(name, searchStr) &&
      letters(searchStr).length >= PART_OF_NAME * letters(name).length &&
      // Two consonants begin too many words.
      !/^[ㄱ-ㅎ]{1,2}$/.test(searchStr),
  );

/**
 * The pages that a search may mean, the likeliest first. A page is found by its name, by the name's initial consonants
 * (ㅅㅇㅅㅁㅅ), or if its words cover most of `said`, the terms that the API read from the search.
 */
export function pageHits(
  pages: readonly OfferedPage[],
  searchStr: string,
  said: Words = [],
): PageHit[] {
  if (said.some(isModel)) return [];
  const telling = said.map((one) => {
    const having = pages.filter((page) => shareOf(page, one) > 0).length;
    // A word that many pages have (신청) says little of which one is meant.
    return { ...one, weight: one.weight / Math.sqrt(Math.max(having, 1)) };
  });
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0);
  const rated = pages
    .map((page) => {
      const shares = telling.map((one) => one.weight * shareOf(page, one));
      const said = shares.reduce((sum, share) => sum + share, 0);
      return {
        page,
        fit: (whole > 0 ? said / whole : 0) + (isNamed(page, searchStr) ? 1 : 0),
        isOfSeveral: shares.filter((share) => share > 0).length > 1,
      };
    })
    .filter(({ fit, isOfSeveral }) => fit > (isOfSeveral ? ENOUGH_OF_SEVERAL : ENOUGH))
    .sort((a, b) => b.fit - a.fit);
  const best = rated[0]?.fit ?? 0;
  return rated
    .filter(({ fit }) => fit >= NEARLY * best)
    .slice(0, MOST)
    .map(({ page: { label, text, href } }) => ({ label, text, href }));
}
