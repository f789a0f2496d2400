import type { InlinedPart, InlinedPortal, ListedPart, PartTable } from './inlined-portal.ts';

/** What all pages of the same versions have in common: browsers load it once, as a script (shell/server/files/common-file.ts). */
export type CommonPortal = Pick<
  InlinedPortal,
  'company' | 'font' | 'membership' | 'bridgeOrigin' | 'tagManager'
> & {
  /** By the part's name. */
  tables: Record<string, PartTable>;
};

/** What a document contains where the browser has the script. */
export type OwnPortal = Pick<InlinedPortal, 'set' | 'guard' | 'rendered'> & { parts: ListedPart[] };

/** The global variable that the script sets. */
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

/** Puts document and script together. @throws Error if the script is for other parts */
export const wholePortal = (
  { parts, ...own }: OwnPortal,
  { tables, ...common }: CommonPortal,
): InlinedPortal => ({
  ...own,
  ...common,
  parts: parts.map((one) => partOf(one, tables[one.name])),
});
