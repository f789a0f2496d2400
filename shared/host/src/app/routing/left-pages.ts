import type { Loaded } from './routes.ts';

/** As long as browsers keep pages in their own back/forward cache. */
const KEPT_MS = 600_000;
const MOST_PAGES = 10;

export type LeftPages = ReturnType<typeof leftPages>;

/**
 * Keeps pages as they were loaded, by the key of their history entry, so that Back and Forward show them at once. Does not keep
 * pages that contain something about a person, that failed, or that are incomplete.
 */
export function leftPages() {
  const pages = new Map<string, { loaded: Loaded; until: number }>();
  return {
    keep(key: string, loaded: Loaded, ms = KEPT_MS) {
      pages.delete(key);
      const { answer, reads } = loaded;
      if (answer?.status !== 200 || answer.partial || answer.needsMember || reads.personal) return;
      pages.set(key, { loaded, until: Date.now() + ms });
      for (const oldest of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(oldest);
    },
    find(key: string): Loaded | null {
      const found = pages.get(key);
      return found && found.until > Date.now() ? found.loaded : null;
    },
    /** Forgets pages that have read one of these kinds; without `kinds`, all. */
    forget(kinds?: readonly string[]) {
      for (const [key, { loaded }] of pages)
        if (!kinds || kinds.some((kind) => loaded.reads.kinds.has(kind))) pages.delete(key);
    },
  };
}
