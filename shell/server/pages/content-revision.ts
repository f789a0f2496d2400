/** How long an answer of the API about its content holds. */
const FRESH_MS = 250;
/** What the API does not say in this time it does not say. */
const LIMIT_MS = 300;
/** After that it is asked again, and pages that were drawn before are good enough meanwhile. */
const SILENT_MS = 1000;

/**
 * Names the content that the API gives out now, at most a quarter of a second old; it changes with
 * every publication and with the day in Seoul. While the API is silent it stays what it was; null
 * before the API has ever said it.
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
