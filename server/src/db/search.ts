import { disassemble, getChoseong } from 'es-hangul';
import { sql, type RawBuilder } from 'kysely';

/** The columns that searches match against, computed when content is loaded. */
export interface SearchColumns {
  /** Subject and plain text, normalised by `fold`. */
  search_text: string;
  /** Initial consonants of the subject. */
  initials: string;
}

export interface SearchTerm {
  /** `initials` matches the first consonants of a subject's syllables. */
  kind: 'text' | 'initials';
  value: string;
}

/** Normalises case and Unicode composition. Done here because databases do it by their locale. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC');

/** The search columns of a post. Initials have no spaces, because spacing varies in Korean. */
export const searchColumns = (subject: string, text: string): SearchColumns => ({
  search_text: fold(`${subject}\n${text}`),
  initials: getChoseong(fold(subject)).replace(/\s/g, ''),
});

/** Splits a search into its terms; each of them has to match. */
export function searchTerms(searchStr: string): SearchTerm[] {
  return fold(searchStr)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      // A Korean keyboard merges some consonants typed in a row: ㄹㅁ arrives as ㄻ.
      const initials = /^[ㄱ-ㅎ]+$/.test(word) ? disassemble(word) : '';
      return initials.length >= 2
        ? { kind: 'initials', value: initials }
        : { kind: 'text', value: word };
    });
}

/** A condition on a table with search columns. It uses `strpos` because LIKE has wildcards to escape. */
export function matchesAll(terms: readonly SearchTerm[]): RawBuilder<boolean> {
  const each = terms.map(({ kind, value }) =>
    kind === 'initials'
      ? sql`strpos(initials, ${value}) > 0`
      : sql`strpos(search_text, ${value}) > 0`,
  );
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}
