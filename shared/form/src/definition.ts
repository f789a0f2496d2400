import type { AnswerOf, Endpoint, ErrorCode, InputOf } from '@portal/contract';
import type { Call, Dialogs } from '@portal/host';
import type { AmountRow } from '@portal/ui';
import type { ReactNode } from 'react';
import type * as v from 'valibot';

/** An address as requests carry it. */
export interface Place {
  readonly zonecode: string;
  readonly addr: string;
  readonly addrDetail: string;
}
/** What a draft holds of a field: only what JSON does not change. */
export type DraftValue = string | readonly string[] | Place | null;
export type Draft = Readonly<Record<string, DraftValue>>;

/** Name of a field to the sentence that says what to do about it. */
export type Problems = Readonly<Record<string, string>>;

/** What any control takes, in a form or outside of one: its value, what is wrong with it, and who hears of another. */
export interface ControlProps<T extends DraftValue> {
  name: string;
  value: T;
  error?: string | undefined;
  onChange(value: T): void;
  onBlur?(): void;
}

/** What a field's control takes besides: the whole draft, for a field that depends on what was answered elsewhere. */
export interface FieldProps<T extends DraftValue = DraftValue> extends ControlProps<T> {
  draft: Draft;
}

/** What stands around all steps for as long as the form is open, on behalf of a field. */
export interface ProviderProps<T extends DraftValue = DraftValue> {
  /** The draft is known; before that nothing may overwrite it. */
  ready: boolean;
  draft: Draft;
  value: T;
  onChange(value: T): void;
  /**
   * Registers work that the form has to wait for: `check` returns what to tell the customer, or null once it
   * is done. Returns an undo.
   */
  waitFor(check: () => string | null): () => void;
  /**
   * Registers a question for the API that the form asks before the customer leaves the field's step. `ask` resolves to what
   * is wrong, or to null. It must settle within seconds and never reject: without an answer the form goes on. Returns an
   * undo.
   */
  askFirst(ask: () => Promise<string | null>): () => void;
  children: ReactNode;
}

/** A question of a form, stated once: how it is asked, checked, and read on the check page. */
export interface Field<
  T extends DraftValue = DraftValue,
  S extends v.GenericSchema = v.GenericSchema,
> {
  readonly label: string;
  /** Its value while nobody has answered it. */
  readonly blank: T;
  /** The contract's schema of the answer. The draft's '' counts as absent where the schema is optional. */
  readonly schema: S;
  /** Set for a field that only certified members see: the reason, as others read it. If the field may stay empty, they go on without it. */
  readonly membersOnly?: string;
  /** An account or card number: it stays in the tab's memory, and storage never holds it. */
  readonly secret?: true;
  /** Whether a stored value, perhaps of an older release, is one of this field. By default it is if it is a text. */
  accepts?(value: unknown): boolean;
  Control(props: FieldProps<T>): ReactNode;
  /** What the check page says where there is no answer; default: 입력하지 않음. */
  readonly whenBlank?: string;
  /** The answer on the check page; not rendered where there is none. */
  Reading(props: { value: T }): ReactNode;
  Provider?(props: ProviderProps<T>): ReactNode;
}
export type Fields = Readonly<Record<string, Field>>;
export type DraftOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['blank'] };

/** One step. It exists while it asks for something. */
export interface Step<F extends Fields = Fields> {
  readonly name: string;
  readonly title: string;
  /** Every field that it may ask for, in the order of the screen. */
  readonly fields: readonly (keyof F & string)[];
  /** Which of them it asks for with this draft; default: all. */
  asks?(draft: DraftOf<F>): readonly (keyof F & string)[];
}

type OutputOf<F extends Fields, Name extends keyof F> = v.InferOutput<F[Name]['schema']>;
type Unconditional<S extends Step> = Exclude<S, { asks: unknown }>['fields'][number];
type Conditional<S extends Step> = Extract<S, { asks: unknown }>['fields'][number];

/** Checked answers of some steps; those of a step with `asks` may be absent. */
export type Answers<F extends Fields, S extends Step> = {
  [Name in Unconditional<S>]: OutputOf<F, Name>;
} & { [Name in Conditional<S>]?: OutputOf<F, Name> };

/** The steps in front of one of them; all of them in front of the check page. */
type Before<S extends readonly Step[], Name, Seen extends Step = never> = S extends readonly [
  infer First extends Step,
  ...infer Rest extends readonly Step[],
]
  ? First['name'] extends Name
    ? Seen
    : Before<Rest, Name, Seen | First>
  : Seen;

/** What to do where the call is refused with a code of its own. */
export type Refusal =
  /** A dialog; the form stays as it is. */
  | { alert: string }
  /** Leads to the field, with a sentence in place of the server's. */
  | { field: string; sentence?: string };

/** Calls the API from a form's `question`. @throws ApiError */
export type Ask = <E extends Endpoint>(call: Call<E>, input: InputOf<E>) => Promise<AnswerOf<E>>;
type Question = Parameters<Dialogs['confirm']>[0];

/** A form in steps, as data. The last step, the check page, comes by itself. */
export interface FormDefinition<F extends Fields, S extends readonly Step[], E extends Endpoint> {
  /** Names the draft; no other form of the portal has it. */
  readonly name: string;
  /** The page's own title. */
  readonly title: string;
  readonly fields: F;
  readonly steps: S;
  /** Fields that the summary beside later steps shows, in its order. */
  readonly summary?: readonly (keyof F & string)[];
  /** Address of a step, counted from 1. */
  hrefOf(step: number): string;
  /** What receives it; who may send it is said by its `audience`. */
  readonly call: Call<E>;
  toBody(answers: Answers<F, S[number]>): InputOf<E>;
  /** Fields of the body that the form asks for under another name: a refusal of `addr` belongs to `place`. */
  readonly askedAs?: Readonly<Record<string, keyof F & string>>;
  /** Where the answer is shown. */
  resultHref(answer: AnswerOf<E>): string;
  /** Shows the server's message about a refusal in an alert too (specification, 8). */
  readonly alerts?: true;
  /** Expected refusals. Any other is said in the server's words, at its field or above the form. */
  readonly refusals?: { readonly [Code in ErrorCode]?: Refusal };
  /** Says on the first step that only members can send it, where no field of that step says so. */
  readonly saysMembersOnly?: true;
  /**
   * Looks, before the answers are sent, for a reason to ask the customer first. Resolves to the question, which only a yes
   * sends past, or to null. Confirmed once, it does not run again before the draft changes; if it fails, the form sends without.
   */
  question?(answers: Answers<F, S[number]>, ask: Ask): Promise<Question | null>;
  /** What the last button says; default: 접수하기. */
  readonly sendLabel?: string;
}

/** Any form, as the kit runs it. */
export type AnyForm = FormDefinition<Fields, readonly Step[], Endpoint>;

/** States a form and keeps its types. Call it once, outside of components. */
export const defineForm = <
  F extends Fields,
  const S extends readonly Step<F>[],
  E extends Endpoint,
>(
  definition: FormDefinition<F, S, E>,
): FormDefinition<F, S, E> => definition;

/** What a request costs so far, for the summary beside the steps. */
export interface Sum {
  label: string;
  /** In won. */
  amount: number;
  /** What it costs at most while the amount is only the least that it can cost; null where no request shows the end. */
  most?: number | null;
  /** What makes the amount exact, in words for customers. */
  until?: string;
  rows: readonly AmountRow[];
}

/** Props of the component that computes a form's sum and reports it; null while nothing is known. */
export interface SumProps<D> {
  draft: D;
  children(sum: Sum | null): ReactNode;
}

/** What a view of a step gets: the draft, and what the steps before have answered, checked. */
export interface StepViewProps<F extends Fields, S extends readonly Step[], Name> {
  draft: DraftOf<F>;
  known: Answers<F, Before<S, Name>>;
  change(patch: Partial<DraftOf<F>>): void;
}

/** Props of a view of a form's step: `ViewOf<typeof definition, 'cost'>`. */
export type ViewOf<D, Name> =
  D extends FormDefinition<infer F, infer S, Endpoint> ? StepViewProps<F, S, Name> : never;
