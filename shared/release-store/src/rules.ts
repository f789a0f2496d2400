import satisfies from 'semver/functions/satisfies.js';
import type { PartVersion, PinRecord, SetRecord, VersionRecord } from './records.ts';

/** The one part that is not a remote: without it there is no page. */
export const SHELL = 'shell';
const HOST = '@portal/host';

/**
 * How open tabs follow a change unless it says otherwise: what takes something bad away must reach them, and a new
 * release can wait until a page is opened.
 */
export const openTabsAfter = (verb = 'pin'): PinRecord['openTabs'] =>
  ['rollback', 'disable', 'enable'].includes(verb) ? 'normal' : 'quiet';

/**
 * What a channel had, oldest first, each once. Returning to an entry drops what came after it, so that a second
 * rollback goes further back instead of undoing the first.
 */
export function trail<T>(history: readonly T[], same: (a: T, b: T) => boolean): T[] {
  const found: T[] = [];
  for (const one of history) {
    const known = found.findIndex((other) => same(one, other));
    if (known >= 0) found.length = known;
    found.push(one);
  }
  return found;
}

/** A version of a part in a revision of a channel. */
export interface Had extends PartVersion {
  /** Whether customers were kept from it. */
  disabled: boolean;
}

/**
 * The previous version of a part that was good: not blocked, and not disabled when the channel moved on from it.
 * Null if there is none.
 */
export function earlierVersion(history: readonly Had[], isBlocked: (version: string) => boolean) {
  const before = trail(history, (a, b) => a.version === b.version).slice(0, -1);
  const found = before.findLast(({ version, disabled }) => !disabled && !isBlocked(version));
  return found ? { version: found.version, sha384: found.sha384 } : null;
}

/**
 * Whether a version is in a semver range; an empty range accepts any. Pre-releases compare like other versions, so
 * that `4.2.0-rc.1` is in `^4.1.0` and in its own `^4.2.0-rc.1`.
 */
export const inRange = (range: string, version: string): boolean =>
  satisfies(version, range, { includePrerelease: true });

/** Whether a part runs in this shell; a shell that predates the host version runs every part. */
export function fitsShell(part: VersionRecord, shell: VersionRecord | undefined): boolean {
  const host = shell?.shared[HOST];
  return host === undefined || inRange(part.needs.host, host);
}

export interface ServedPart {
  record: VersionRecord;
  /** Customers read this message instead of its pages, and until when; null for the shell's own words. */
  disabled: { message: string | null; until: string | null } | null;
}

/**
 * What customers get of a pinned set. A blocked version is replaced by the last good one; without one, or if that
 * does not fit the shell, the part is disabled, and only the addresses of its own record are used. Returns null if
 * no shell is left.
 */
export function servedParts(
  { parts }: SetRecord,
  { disabled, lastGood }: Pick<PinRecord, 'disabled' | 'lastGood'>,
  isBlocked: (name: string, version: string) => boolean,
  read: (name: string, version: PartVersion) => VersionRecord,
): Map<string, ServedPart> | null {
  const isFree = (name: string, one: PartVersion | undefined): one is PartVersion =>
    one !== undefined && !isBlocked(name, one.version);
  const ownShell = parts[SHELL];
  const usedShell = [ownShell, lastGood[SHELL]].find((one) => isFree(SHELL, one));
  if (ownShell && !usedShell) return null;
  const shell = usedShell && read(SHELL, usedShell);
  // The set's parts fit the set's own shell: the pin checked that.
  const fits = (record: VersionRecord) => usedShell === ownShell || fitsShell(record, shell);

  const serve = (name: string, own: PartVersion): ServedPart => {
    const record = read(name, own);
    if (name === SHELL) return { record: shell ?? record, disabled: null };
    const stated = disabled[name];
    if (stated)
      return { record, disabled: { message: stated.message, until: stated.until ?? null } };
    if (isFree(name, own) && fits(record)) return { record, disabled: null };
    const good = lastGood[name];
    const other = isFree(name, good) ? read(name, good) : null;
    return other && fitsShell(other, shell)
      ? { record: other, disabled: null }
      : { record, disabled: { message: null, until: null } };
  };
  return new Map(Object.entries(parts).map(([name, own]) => [name, serve(name, own)]));
}
