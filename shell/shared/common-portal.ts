import type { InlinedPart, InlinedPortal } from './inlined-portal.ts';
import type { KnownSection } from './route-match.ts';

/** What a version says of itself to browsers. */
export interface PartTable {
  entry: { file: string; sha384: string };
  section: KnownSection;
}

/** What is the same on every page of some versions: browsers get it once, as a file (shell/server/files/common-file.ts). */
export type CommonPortal = Pick<
  InlinedPortal,
  'company' | 'font' | 'membership' | 'bridgeOrigin' | 'tagManager'
> & {
  /** By the part's name. */
  tables: Record<string, PartTable>;
};

/** What a page says of a part beside its table. */
export interface ListedPart {
  name: string;
  version: string;
  /** Customers get a card instead of its pages. */
  disabled?: true;
  hasGood?: true;
}

/** What a page says itself where its browser has the file. */
export type OwnPortal = Pick<InlinedPortal, 'set' | 'guard' | 'rendered'> & { parts: ListedPart[] };

/** The variable that the file sets before the shell's code runs. */
export const COMMON = 'portalCommon';

/** Where the files of a version are served. */
export const baseOf = (name: string, version: string): string => `/r/${name}/${version}/`;

function partOf({ disabled, ...listed }: ListedPart, table: PartTable | undefined): InlinedPart {
  if (!table) throw new Error(`no table of ${listed.name}`);
  const { entry, section } = table;
  const part = { ...listed, base: baseOf(listed.name, listed.version) };
  if (!disabled) return { ...part, entry, section };
  return { ...part, entry: { ...entry, sha384: '' }, section: { ...section, disabled } };
}

/** Puts both together. @throws Error if the file is of other parts */
export const wholePortal = (
  { parts, ...own }: OwnPortal,
  { tables, ...common }: CommonPortal,
): InlinedPortal => ({
  ...own,
  ...common,
  parts: parts.map((one) => partOf(one, tables[one.name])),
});
