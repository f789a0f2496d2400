import * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/**
 * Who a call is for: a browser that has a session, whoever is signed in, or a certified member, who may do everything
 * that members may.
 */
export type Audience = 'session' | 'account' | 'member';

/**
 * One call of the portal's API, stated once for both sides: the server validates with it and answers in its shape,
 * the browser's client builds requests and checks answers with it, and the OpenAPI document is generated from it.
 */
export interface Endpoint<
  Input extends Schema = Schema,
  Answer extends Schema = Schema,
  For extends Audience = Audience,
  Keyed extends true = true,
> {
  /** Name of the call, unique in the contract. A new request of a kind aborts the one still running. */
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  /** `{name}` is a segment of the path: the input's field of that name fills it. */
  readonly path: `/api/${string}`;
  readonly input: Input;
  /** How the rest of the input is sent. Default: GET in the query, POST as JSON. */
  readonly sends?: 'query' | 'form' | 'multipart';
  /** Name of the field that is a file (`fileSchema`), if there is one. */
  readonly file?: string;
  /**
   * A repetition with the same key is done once and gets the same answer. The key is an option of the call and is
   * sent as the Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header).
   */
  readonly keyed?: Keyed;
  /** Who may call it; default: everyone. No cache may keep the answer to a session or a member. */
  readonly audience?: For;
  /** The answer is about a person, although anybody may call it. No cache may keep it. */
  readonly personal?: true;
  /** Seconds that a browser may keep a GET's answer without asking again. Default: it always asks. */
  readonly keep?: number;
  /** A GET that changes data: only a page of the portal may call it, and nothing calls it twice. */
  readonly changes?: true;
  /** A POST that only reads: it may be repeated, and its answer cached, without harm. */
  readonly reads?: true;
  /**
   * The answer depends on the published content and the day alone, and asking counts nothing. Portal servers keep it until the
   * content's revision changes.
   */
  readonly content?: true;
  /** A read that the server counts, such as a search. It is not requested before the customer asks for it. */
  readonly counts?: true;
  /**
   * Kinds of the reads whose answers this call makes stale, in the session that sends it. Kinds, not
   * entries: a bundle that sends this call does not need their schemas.
   */
  readonly invalidates?: readonly string[];
  /**
   * A provider's answer that the portal server passes on: no page of ours sends it, and it has no cookie. Only its
   * sealed content proves its origin.
   */
  readonly from?: 'provider';
  /** The shell covers the whole page with its loading overlay while the call runs. */
  readonly overlay?: OverlayKind;
  readonly answer: Answer;
  /**
   * Where the answer is in the envelope: in `data` beside `status` or, for list and Q&A calls, in `resultData`
   * beside `resultCode`.
   */
  readonly envelope: 'data' | 'result';
  /** `resultCode` of success if it is not 1. */
  readonly resultCode?: number;
  /** Further status codes that count as success, because the wanted state was reached before. */
  readonly accepts?: readonly string[];
  /** Codes of its own. Those of any call, of its audience and of its key are derived (server, openapi.ts). */
  readonly errors?: readonly ErrorCode[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
}

/** The kinds of request during which the shell shows its loading overlay (specification, 2). */
export const overlayKinds = [
  'transferPrice',
  'orderInfo',
  'pointOrder',
  'serviceList',
  'replacement',
  'myProductList',
  'complaint',
  'bankInfo',
  'paymentUpdate',
  'paymentDetail',
  'paymentInfo',
  'contractProductList',
] as const;
export type OverlayKind = (typeof overlayKinds)[number];

export type Schema = v.GenericSchema;
type Optional<T, Name extends keyof T> = Omit<T, Name> & Partial<Pick<T, Name>>;
export type InputOf<E extends Endpoint> = v.InferInput<E['input']>;
export type ParsedInputOf<E extends Endpoint> = v.InferOutput<E['input']>;
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

const nothing = v.object({});

type Entry<I extends Schema, A extends Schema, F extends Audience, K extends true> = Optional<
  Endpoint<I, A, F, K>,
  'method' | 'input' | 'envelope'
>;

/**
 * States an endpoint and keeps its types. Default: a call without input, whose answer is in `data`; a POST where it only
 * `reads`, is `keyed` or says what it `sends`, otherwise a GET.
 */
export const endpoint = <
  Kind extends string,
  A extends Schema,
  I extends Schema = typeof nothing,
  F extends Audience = never,
  K extends true = never,
>(
  entry: Entry<I, A, F, K> & { readonly kind: Kind },
) =>
  ({
    method: entry.reads || entry.keyed || entry.sends ? 'POST' : 'GET',
    input: nothing,
    envelope: 'data',
    ...entry,
  }) as Endpoint<I, A, F, K> & { readonly kind: Kind };

/** The same for certified members alone: its `audience` is `member`. */
export const memberEndpoint = <
  Kind extends string,
  A extends Schema,
  I extends Schema = typeof nothing,
  K extends true = never,
>(
  entry: Omit<Entry<I, A, 'member', K>, 'audience'> & { readonly kind: Kind },
) => endpoint<Kind, A, I, 'member', K>({ ...entry, audience: 'member' });

/** Whether an export of the contract is a call. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Whether the answer is about a person. No cache may keep such an answer. */
export const isPersonal = ({ audience, personal }: Pick<Endpoint, 'audience' | 'personal'>) =>
  audience !== undefined || personal === true;

/** Whether a call reads and changes nothing, so that it may be repeated and its answer cached. */
export const isRead = ({ method, changes, reads }: Endpoint): boolean =>
  method === 'GET' ? changes !== true : reads === true;

/** The `status` of every answer. `code` is "200" (string or number) for success, else an ErrorCode. */
export const statusSchema = v.object({
  code: v.union([v.string(), v.number()]),
  message: v.string(),
});

/** The `error` beside `status` in the answer of a call that failed. */
export const errorDetailSchema = v.object({
  requestId: v.string(),
  /** Field name (dotted path) to the message shown at that field. */
  fields: v.optional(v.record(v.string(), v.string())),
});
