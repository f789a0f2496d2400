import type { ReleaseStore } from '@portal/release-store';

/**
 * Returns a function that tells whether the store has a version, because we do not trust what browsers report. Looks
 * for each version once.
 */
export function publishedVersions(
  store: Pick<ReleaseStore, 'version'>,
): (name: string, version: string) => boolean {
  const known = new Set<string>();
  return (name, version) => {
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !/^\d+\.\d+\.\d+$/.test(version)) return false;
    if (known.has(`${name}@${version}`)) return true;
    try {
      store.version(name, version);
    } catch {
      return false;
    }
    known.add(`${name}@${version}`);
    return true;
  };
}
