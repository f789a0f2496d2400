import { isApiError } from '@portal/api-client';
import type { FailureClass } from '../../shared/failure-classes.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { portal, shellPart } from './inlined.ts';

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

/** Requests a script again to find out why it could not be loaded; discards the answer. */
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

async function classify(part: InlinedPart, error: unknown, phase: Phase) {
  if (error instanceof ExposeMissing) return 'expose-missing';
  if (isChunkError(error))
    return error.type === 'timeout' ? 'timeout' : diagnose(error.request, undefined);
  if (phase !== 'load') return phase;
  const text = textOf(error);
  if (/timeout/i.test(text)) return 'timeout';
  const entry = part.base + part.entry.file;
  // RUNTIME-008 wraps a script that did not load; other errors come from the container itself.
  if (/RUNTIME-008|not in this release/.test(text)) return diagnose(entry, part.entry.sha384);
  return 'container-init';
}

const reported = new Map<string, string>();

/** Reports a failure of a part to the server's log, once for each kind. Returns its support code there. */
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

/** Reports a hydration error: React has recovered, but server and browser rendered differently. */
export function reportMismatch(part: InlinedPart, error: unknown): void {
  // eslint-disable-next-line no-console -- the developer of the page has to see the difference
  console.error(error);
  reportFailure(part, error, 'mismatch');
}

/** Finds the part whose code threw an error, by the first version folder in the stack: React's frames come later. */
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

/** Reports a failure of the shell itself, outside of any section. Returns its support code. */
export function reportShellFailure(
  error: unknown,
  phase: Phase = 'uncaught',
  more: { headers?: Record<string, string> } = {},
): string {
  return shellPart ? reportFailure(shellPart, error, phase, more) : '';
}
