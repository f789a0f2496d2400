/** A path that matches no page. */
const NOWHERE = '/-/malformed';

/** Whether every escape in the path decodes to a character. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that a request is routed by. Fastify answers a path that it cannot decode with JSON; customers get the
 * not-found page instead.
 */
export const routedAddress = ({ url = '/' }: { url?: string | undefined }): string =>
  isReadable(url) ? url : NOWHERE;
