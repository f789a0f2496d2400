import { disassemble, getChoseong } from 'es-hangul';
import { sql, type RawBuilder } from 'kysely';

/** Columns that a list is searched by, made when content is loaded. */
export interface SearchColumns {
  /** Subject and plain text, folded as a search word is. */
  search_text: string;
  /** Initial consonants of the subject. */
  initials: string;
}

export interface SearchTerm {
  /** `initials` matches a subject by the first consonants of its syllables. */
  kind: 'text' | 'initials';
  value: string;
}

/** One spelling for what reads the same; done here because databases fold by their locale. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFC');

/** What a post is found by. Spaces do not count among initials: Korean is spaced as one likes. */
export const searchColumns = (subject: string, text: string): SearchColumns => ({
  search_text: fold(`${subject}\n${text}`),
  initials: getChoseong(fold(subject)).replace(/\s/g, ''),
});

/** The words of a search; each of them has to match. */
export function searchTerms(searchStr: string): SearchTerm[] {
  return fold(searchStr)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      // A keyboard joins consonants typed in a row: ㄹㅁ arrives as ㄻ.
      const initials = /^[ㄱ-ㅎ]+$/.test(word) ? disassemble(word) : '';
      return initials.length >= 2
        ? { kind: 'initials', value: initials }
        : { kind: 'text', value: word };
    });
}

/** Condition over a table with search columns. `strpos` rather than LIKE: it knows no wildcards. */
export function matchesAll(terms: readonly SearchTerm[]): RawBuilder<boolean> {
  const each = terms.map(({ kind, value }) =>
    kind === 'initials'
      ? sql`strpos(initials, ${value}) > 0`
      : sql`strpos(search_text, ${value}) > 0`,
  );
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}
