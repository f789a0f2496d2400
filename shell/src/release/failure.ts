import { isApiError } from '@portal/api-client';
import { FAILED, FAILED_FOR_S, type FailureClass } from '../../shared/failure-classes.ts';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { portal, shellPart } from './inlined.ts';
import { outcomes } from './outcomes.ts';

/** Thrown when a part's `./routes` does not export its section. */
export class ExposeMissing extends Error {
  override name = 'ExposeMissing';
}

/** Letters and digits that are not confused when read over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => ALPHABET[n % ALPHABET.length]).join(
    '',
  );

const textOf = (error: unknown) => {
  if (isApiError(error)) return `${error.name}: ${error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};
/** Removes long runs of digits, which are phone and order numbers. */
const scrubbed = (text: string) => text.replace(/\d{4,}/g, '####').slice(0, 200);

/** Requests a script again to find out why it could not be loaded; discards the response. */
async function diagnose(url: string, integrity: string | undefined): Promise<FailureClass> {
  const request = (init: RequestInit) =>
    fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(3000), ...init });
  try {
    const answer = await request({});
    if (!answer.ok) return 'http';
    if (!integrity) return 'chunk';
    return await request({ integrity }).then(
      () => 'chunk' as const,
      () => 'integrity' as const,
    );
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

/** webpack's error for a chunk. */
const isChunkError = (error: unknown): error is Error & { type: string; request: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

type Phase = 'load' | 'mount' | 'mismatch' | 'certification' | 'uncaught';

async function classify(part: InlinedPart, error: unknown, phase: Phase): Promise<FailureClass> {
  if (part.section.disabled) return 'disabled';
  const text = textOf(error);
  // Federation's errors: the shell lacks the version that a part needs, or a container lacks its module.
  if (/shared singleton/.test(text)) return 'compat';
  if (error instanceof ExposeMissing || /not exist in container/.test(text))
    return 'expose-missing';
  if (isChunkError(error))
    return error.type === 'timeout' ? 'timeout' : diagnose(error.request, undefined);
  if (phase !== 'load') return phase;
  if (/timeout/i.test(text)) return 'timeout';
  const entry = part.base + part.entry.file;
  // RUNTIME-008 wraps a failed script load; other errors come from the container itself.
  if (/RUNTIME-008|not in this release/.test(text)) return diagnose(entry, part.entry.sha384);
  return 'container-init';
}

/** Support code and class of each reported failure. */
const reported = new Map<string, { code: string; kind: Promise<FailureClass> }>();

function report(
  part: InlinedPart,
  error: unknown,
  phase: Phase,
  more: { headers?: Record<string, string> } = {},
) {
  const key = `${part.name} ${phase} ${textOf(error)}`;
  const known = reported.get(key);
  if (known) return known;
  const code = newCode();
  const { pathname } = location;
  const before = outcomes.get(part.name);
  // The identity provider's failures, and pages that a manager disabled, are no version's outcome.
  if (phase !== 'certification') outcomes.set(part.name, 'failed');
  const kind = classify(part, error, phase);
  void kind.then((class_) => {
    const body = {
      code,
      set: portal.set,
      part: part.name,
      version: part.version,
      class: class_,
      before,
      path: scrubbed(pathname),
      error: scrubbed(textOf(error)),
      ...more,
    };
    const send = () => void navigator.sendBeacon('/-/failures', JSON.stringify(body));
    // A beacon without a line is lost, and the customer may read out its code.
    if (navigator.onLine) send();
    else window.addEventListener('online', send, { once: true });
  });
  const made = { code, kind };
  reported.set(key, made);
  return made;
}

/** Reports a failure of a part to the server's log, once for each kind. Returns its support code there. */
export const reportFailure = (...failure: Parameters<typeof report>): string =>
  report(...failure).code;

/** Classes caused by a version's files or code, which another version may not have. */
const OF_VERSION = /^(integrity|http|chunk|expose-missing|compat|container-init|mount)$/;

/**
 * Reports a failure. If the part's version caused it, loads the document once more with the part's last good version.
 * Returns the support code, or null while the document is being replaced.
 */
export async function failOver(part: InlinedPart, error: unknown, phase: Phase) {
  const { code, kind } = report(part, error, phase);
  // A refusal of the API would come to another version too.
  if (!part.hasGood || isApiError(error) || !OF_VERSION.test(await kind)) return code;
  const version = `${part.name}@${part.version}`;
  const failed = readCookie(FAILED)?.split('/') ?? [];
  // Only once, and not at all if the browser keeps no cookies.
  if (failed.includes(version)) return code;
  writeCookie(FAILED, [...failed, version].join('/'), FAILED_FOR_S);
  if (!readCookie(FAILED)?.includes(version)) return code;
  location.reload();
  return null;
}

/** Reports a hydration error: React has recovered, but server and browser rendered differently. */
export function reportMismatch(part: InlinedPart, error: unknown): void {
  // oxlint-disable-next-line no-console -- the developer of the page has to see the difference
  console.error(error);
  reportFailure(part, error, 'mismatch');
}

/**
 * Finds the part whose code threw an error: the topmost version folder in the stack, because React's frames are
 * below.
 */
function partOfError(error: unknown): InlinedPart | undefined {
  const stack = (error instanceof Error && error.stack) || '';
  const [first] = /\/r\/[\w-]+\/[\d.]+\//.exec(stack) ?? [];
  return portal.parts.find(({ base }) => base === first);
}

/** Reports uncaught errors as failures of the part whose code threw them. */
export function watchUncaught(): void {
  const onError = (error: unknown) => {
    const part = partOfError(error);
    if (part) reportFailure(part, error, 'uncaught');
  };
  window.addEventListener('error', (event) => onError(event.error));
  window.addEventListener('unhandledrejection', (event) => onError(event.reason));
}

/** Reports a failure of the shell itself, outside any section. Returns its support code. */
export function reportShellFailure(
  error: unknown,
  phase: Phase = 'uncaught',
  more: { headers?: Record<string, string> } = {},
): string {
  return shellPart ? reportFailure(shellPart, error, phase, more) : '';
}
