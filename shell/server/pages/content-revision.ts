/** How long we reuse an answer of the API. */
const FRESH_MS = 250;
/** Time limit for the API's answer. */
const LIMIT_MS = 300;
/** How long we wait after a failure before we ask again; cached pages are served meanwhile. */
const SILENT_MS = 1000;

/**
 * Returns the revision of the API's content, at most a quarter of a second old. It changes with every publication and
 * with the day in Seoul. While the API does not answer, the last revision stays; null before its first answer.
 */
export function contentRevision(apiUrl: string): () => Promise<string | null> {
  let known: string | null = null;
  let until = 0;
  let asking: Promise<string | null> | null = null;

  const ask = async () => {
    try {
      const response = await fetch(`${apiUrl}/api/content/revision`, {
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const { data } = (await response.json()) as { data?: { revision?: string } };
      if (!response.ok || !data?.revision) throw new Error('no revision');
      known = data.revision;
      until = performance.now() + FRESH_MS;
    } catch {
      until = performance.now() + SILENT_MS;
    }
    asking = null;
    return known;
  };

  return () => (performance.now() < until ? Promise.resolve(known) : (asking ??= ask()));
}
