import { fieldMessages, korean } from '@portal/contract';
import * as v from 'valibot';

/** One step of a form: the fields it asks for, each with its part of the contract. */
export interface Step {
  name: string;
  title: string;
  /** An object of the step's fields; empty where it only shows what was entered. */
  schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Names of the fields on the screen, for the list of what is wrong. */
  labels?: Readonly<Record<string, string>>;
}

/** The steps in their order. They are counted from 1, as the address does. */
export type Flow = readonly [Step, ...Step[]];

/** Field to the sentence that says what to do about it. */
export type Problems = Record<string, string>;

/** What of a draft a step's schema sees: a field that may stay empty is then not there. */
const inputOf = ({ schema }: Step, draft: object) =>
  Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => {
      const value = (draft as Record<string, unknown>)[name];
      return [name, value === '' && type === 'optional' ? undefined : value];
    }),
  );

/** What is wrong in a step; a list of values is one field. */
export function problems(step: Step, draft: object): Problems {
  const { issues = [] } = v.safeParse(step.schema, inputOf(step, draft), korean);
  const found: Problems = {};
  for (const [path, sentence] of Object.entries(fieldMessages(issues) ?? {}))
    found[path.split('.')[0] ?? path] ??= sentence;
  return found;
}

/** Whether a step asks for this field. */
export const asksFor = (step: Step, field: string): boolean =>
  Object.hasOwn(step.schema.entries, field);

/** The first step that is not answered yet; the last one where all are. */
export function firstUnanswered(flow: Flow, draft: object): number {
  const at = flow.findIndex((step) => Object.keys(problems(step, draft)).length > 0);
  return at < 0 ? flow.length : at + 1;
}

/** The step to show where one is asked for: what is not reachable yet is the first unanswered one. */
export function resolveStep(flow: Flow, draft: object, asked: number): number {
  const reachable = firstUnanswered(flow, draft);
  return Number.isInteger(asked) && asked >= 1 && asked < reachable ? asked : reachable;
}
