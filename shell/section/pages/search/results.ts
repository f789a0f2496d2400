import {
  productNames,
  type AnswerOf,
  type SearchClass,
  type searchSite,
  type SearchHit,
} from '@portal/contract';
import { matchesSearch } from '@portal/format';
import type { MenuGroup } from '@portal/host';
import { paths } from '@portal/paths';

/** Labels of the classes that the address names. */
export const classNames = {
  all: '전체',
  faq: '자주 묻는 질문',
  video: '동영상',
  manual: '설명서',
  notice: '공지사항',
  menu: '메뉴',
} as const;
export type ClassName = keyof typeof classNames;

const pathOf: Record<SearchClass, (bbsIdx: string) => string> = {
  faq: (bbsIdx) => `${paths.faq({ faq: bbsIdx })}#faq-${bbsIdx}`,
  video: (bbsIdx) => paths.video({ bbsIdx }),
  manual: (bbsIdx) => paths.manual({ bbsIdx }),
  notice: (bbsIdx) => paths.notice({ bbsIdx }),
};

/** Address of a hit, even if this release does not have its page. */
export const hitPath = ({ classification, bbsIdx }: SearchHit): string =>
  pathOf[classification](bbsIdx);

/** Class and product of a hit in words. */
export const hitLabel = ({ classification, product }: SearchHit): string =>
  product === null
    ? classNames[classification]
    : `${classNames[classification]} · ${productNames[product]}`;

/** What the API understood of a search. */
type Words = AnswerOf<typeof searchSite>['words'];

/** A menu entry has to say more than this part of a search. */
const ENOUGH = 0.5;

/**
 * Menu entries that fit a search: their label has all of its words, or more than half of it, by weight, in other words for
 * the same (이사 finds 이전설치).
 */
export function menuHits(menu: readonly MenuGroup[], searchStr: string, words: Words = []) {
  const weightOf = (some: Words) => some.reduce((sum, { weight }) => sum + weight, 0);
  const saidIn = (label: string) =>
    words.filter(({ word, also }) =>
      [word, ...also].some((one) => one.length > 1 && label.includes(one)),
    );
  return menu
    .flatMap(({ label: group, items }) => items.map((item) => ({ ...item, group })))
    .filter(
      ({ label, group }) =>
        matchesSearch(`${group} ${label}`, searchStr) ||
        weightOf(saidIn(label)) > ENOUGH * weightOf(words),
    );
}
