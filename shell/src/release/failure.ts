import { isApiError } from '@portal/api-client';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { portal } from './inlined.ts';

/** What kind of failure kept a part from working. */
export type FailureClass =
  | 'network'
  | 'http'
  | 'integrity'
  | 'timeout'
  | 'chunk'
  | 'container-init'
  | 'expose-missing'
  | 'mount'
  | 'mismatch'
  | 'certification'
  | 'uncaught';

/** A part's `./app` came without what it must export. */
export class ExposeMissing extends Error {
  override name = 'ExposeMissing';
}

/** Letters and digits that cannot be mistaken for each other when read over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => ALPHABET[n % ALPHABET.length]).join(
    '',
  );

const textOf = (error: unknown) => {
  if (isApiError(error)) return `${error.name}: ${error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};
/** Long runs of digits are phone and order numbers; they have no place in a log. */
const scrubbed = (text: string) => text.replace(/\d{4,}/g, '####').slice(0, 200);

/** Asks for a script again to learn why it could not be loaded; the answer itself is thrown away. */
async function diagnose(url: string, integrity: string | undefined): Promise<FailureClass> {
  const ask = (init: RequestInit) =>
    fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(3000), ...init });
  try {
    const answer = await ask({});
    if (!answer.ok) return 'http';
    if (!integrity) return 'chunk';
    return await ask({ integrity }).then(
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

async function classify(part: InlinedPart, error: unknown, phase: Phase) {
  if (error instanceof ExposeMissing) return 'expose-missing';
  if (isChunkError(error))
    return error.type === 'timeout' ? 'timeout' : diagnose(error.request, undefined);
  if (phase !== 'load') return phase;
  const text = textOf(error);
  if (/timeout/i.test(text)) return 'timeout';
  const entry = part.base + part.entry.file;
  // The federation runtime wraps a script that did not load; anything else is the container's own.
  if (/RUNTIME-008|not in this release/.test(text)) return diagnose(entry, part.entry.sha384);
  return 'container-init';
}

const reported = new Map<string, string>();

/**
 * Reports what keeps a part from working to the server's log, once for each kind, and gives the
 * support code that names it there.
 */
export function reportFailure(
  part: InlinedPart,
  error: unknown,
  phase: Phase,
  more: { headers?: Record<string, string> } = {},
): string {
  const key = `${part.name} ${phase} ${textOf(error)}`;
  const known = reported.get(key);
  if (known) return known;
  const code = newCode();
  reported.set(key, code);
  const { pathname } = location;
  void classify(part, error, phase).then((kind) => {
    const report = {
      code,
      set: portal.set,
      part: part.name,
      version: part.version,
      class: kind,
      path: scrubbed(pathname),
      error: scrubbed(textOf(error)),
      ...more,
    };
    navigator.sendBeacon('/-/failures', JSON.stringify(report));
  });
  return code;
}

/** The server drew something else than the browser: it was mended, and is a defect of the part. */
export function reportMismatch(part: InlinedPart, error: unknown): void {
  // eslint-disable-next-line no-console -- whoever works on the page has to see what differs
  console.error(error);
  reportFailure(part, error, 'mismatch');
}

/** Whose code threw an error, by the first version folder in its stack: React's frames come after it. */
function partOfError(error: unknown): InlinedPart | undefined {
  const stack = (error instanceof Error && error.stack) || '';
  const [first] = /\/r\/[\w-]+\/[\d.]+\//.exec(stack) ?? [];
  return portal.parts.find(({ base }) => base === first);
}

/** Errors that nobody caught, attributed to the part whose code threw them. */
export function watchUncaught(): void {
  const onError = (error: unknown) => {
    const part = partOfError(error);
    if (part) reportFailure(part, error, 'uncaught');
  };
  window.addEventListener('error', (event) => onError(event.error));
  window.addEventListener('unhandledrejection', (event) => onError(event.reason));
}

/** Reports what failed in the shell itself, beside any section; gives its support code. */
export function reportShellFailure(
  error: unknown,
  phase: Phase = 'uncaught',
  more: { headers?: Record<string, string> } = {},
): string {
  const shell = portal.parts.find(({ section }) => section.prefix === null);
  return shell ? reportFailure(shell, error, phase, more) : '';
}
