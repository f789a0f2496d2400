import type { OfferedPage } from '@portal/host';
import type { ReleasedSection } from './route-match.ts';

/** Gathers the pages of a release that customers can search for: those in menus, and those whose rows have words. */
export const pagesOf = (sections: readonly ReleasedSection[]): OfferedPage[] =>
  sections
    .filter(({ disabled }) => !disabled)
    .flatMap(({ pages }) => pages)
    .filter(({ nav, words, webView }) => !webView && (nav !== null || words.length > 0))
    .map(({ title, description, pattern, task, words }) => ({
      label: title,
      text: task?.text ?? description,
      href: pattern,
      words,
    }));
