import { errors, type Endpoint, type ErrorCode, type ParsedInputOf } from '@portal/contract';
import type * as contract from '@portal/contract';
import { endpoints } from '@portal/contract/endpoints';
import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';

type Contract = typeof contract;
type Entry = Extract<Contract[keyof Contract], Endpoint> | contract.UnnamedCall;
type Kind = Entry['kind'];
type EntryOf<K extends Kind> = Extract<Entry, { kind: K }>;

/** A call as the API receives it. */
export interface ReceivedCall<K extends Kind = Kind> {
  kind: K;
  /** As the contract parses it, with defaults. */
  input: ParsedInputOf<EntryOf<K>>;
  /** Its idempotency key; null for a call without one. */
  key: string | null;
}

/** A refusal by the API; NETWORK stands for no answer at all. */
class Refusal {
  readonly code;
  readonly fields;
  constructor(code: ErrorCode | 'NETWORK', fields: Record<string, string> = {}) {
    this.code = code;
    this.fields = fields;
  }
}
export const refusal = (...of: ConstructorParameters<typeof Refusal>) => new Refusal(...of);

type Reply<K extends Kind> = v.InferInput<EntryOf<K>['answer']> | Refusal;

/** The answer to each kind of call, or a function that decides it. */
export type Answers = {
  [K in Kind]?: Reply<K> | ((call: ReceivedCall<K>) => Reply<K> | Promise<Reply<K>>);
};

/**
 * Answers to the calls with which every form keeps a member's draft, where a test gives none: there is no draft. Such a call is
 * not among those that a test sees.
 */
const drafts: Answers = { draft: { draft: null }, saveDraft: { version: 0 } };

/** The contract entry of a request, and the input in its path. */
function entryOf(method: string, path: string) {
  for (const entry of endpoints) {
    const pattern = new RegExp(`^${entry.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = entry.method === method ? pattern.exec(path) : null;
    if (match) return { entry, inPath: match.groups ?? {} };
  }
  throw new Error(`${method} ${path} is no call of the contract`);
}

/** The fields of a body: JSON, a form, or multipart with a file. */
function fieldsOf(data: unknown): Record<string, unknown> {
  if (data instanceof FormData) return Object.fromEntries(data);
  if (typeof data !== 'string' || data === '') return {};
  return data.startsWith('{')
    ? (JSON.parse(data) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(data));
}

function received(config: InternalAxiosRequestConfig) {
  const { method = 'get', url = '', params, data, headers } = config;
  const { entry, inPath } = entryOf(method.toUpperCase(), url);
  const query = Object.fromEntries((params as URLSearchParams | undefined) ?? []);
  const fields = { ...inPath, ...query, ...fieldsOf(data) };
  const parsed = v.safeParse(entry.input, fields);
  // The browser sends a Blob; the contract reads bytes.
  const isFile = entry.file !== undefined;
  if (!parsed.success && !isFile)
    throw new Error(`${entry.kind}: the API takes no ${JSON.stringify(fields)}`);
  const key = headers.get('Idempotency-Key');
  const input = parsed.success ? parsed.output : fields;
  const call = { kind: entry.kind, input, key: typeof key === 'string' ? key : null };
  return { entry, call: call as ReceivedCall };
}

/** The body of an answer. @throws Error if the contract does not allow the answer */
function bodyOf(entry: Endpoint, reply: unknown) {
  const { success, issues } = v.safeParse(entry.answer, reply);
  if (!success)
    throw new Error(`${entry.kind}: not its answer: ${JSON.stringify(v.flatten(issues))}`);
  const status = { code: '200', message: '' };
  return entry.envelope === 'data'
    ? { status, data: reply }
    : { status, resultCode: entry.resultCode ?? 1, resultData: reply };
}

/**
 * The API for a page's calls. It replaces axios's adapter, so that the calls above it are real. Calls that the
 * contract does not know, or that have no answer here, are reported to `complain` and get no answer.
 */
export function answering(
  answers: Answers,
  { receive, complain }: { receive(call: ReceivedCall): void; complain(error: unknown): void },
): AxiosAdapter {
  const replyTo = async (call: ReceivedCall): Promise<unknown> => {
    const answer = (answers[call.kind] ?? drafts[call.kind]) as unknown;
    if (answer === undefined)
      throw new Error(
        `${call.kind}: called with ${JSON.stringify(call.input)}, and no answer is given`,
      );
    return typeof answer === 'function'
      ? (answer as (call: ReceivedCall) => unknown)(call)
      : answer;
  };
  const respond = async (config: InternalAxiosRequestConfig) => {
    const { entry, call } = received(config);
    if (answers[call.kind] !== undefined || !(call.kind in drafts)) receive(call);
    const reply = await replyTo(call);
    if (!(reply instanceof Refusal)) return { status: 200, data: bodyOf(entry, reply) };
    if (reply.code === 'NETWORK') return null;
    const { code, fields } = reply;
    const { http, message } = errors[code];
    const error = { requestId: 'r-1', fields };
    return { status: http, data: { status: { code, message }, error } };
  };
  return async (config) => {
    const left = new Promise<null>((abort) => {
      config.signal?.addEventListener?.('abort', () => abort(null));
    });
    const response = await Promise.race([
      left,
      respond(config).catch((error: unknown) => {
        complain(error);
        return null;
      }),
    ]);
    if (config.signal?.aborted) throw new AxiosError('canceled', 'ERR_CANCELED');
    if (!response) throw new AxiosError('no answer', 'ERR_NETWORK');
    return { ...response, statusText: '', headers: {}, config };
  };
}
