import * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/**
 * One call of the portal's API, said once for both sides: the server validates with it and answers in
 * its shape, the browser's client builds the request from it and checks the answer, and the OpenAPI
 * document is generated from it.
 */
export interface Endpoint<Input extends Schema = Schema, Answer extends Schema = Schema> {
  /** Of one kind only the newest request counts. */
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** GET sends the input as query parameters, POST as a JSON body. */
  readonly input: Input;
  readonly answer: Answer;
  /**
   * Where the answer stands in the envelope: `data` beside `status`, or, for list and Q&A calls,
   * `resultData` beside `resultCode` 1.
   */
  readonly envelope: 'data' | 'result';
  /** Codes this call can fail with, beyond those that any call can. */
  readonly errors: readonly ErrorCode[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
}

export type Schema = v.GenericSchema;
export type InputOf<E extends Endpoint> = v.InferInput<E['input']>;
export type ParsedInputOf<E extends Endpoint> = v.InferOutput<E['input']>;
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** States an endpoint with its types kept. */
export const endpoint = <I extends Schema, A extends Schema>(e: Endpoint<I, A>): Endpoint<I, A> =>
  e;

/** The `status` of every answer. `code` is "200" (string or number) for success, else an ErrorCode. */
export const statusSchema = v.object({
  code: v.union([v.string(), v.number()]),
  message: v.string(),
});

/** What stands beside `status` when a call failed. */
export const errorDetailSchema = v.object({
  requestId: v.string(),
  /** Field name (dotted path) to the sentence that belongs at that field. */
  fields: v.optional(v.record(v.string(), v.string())),
});
