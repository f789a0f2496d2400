import { fieldMessages, korean } from '@portal/contract';
import * as v from 'valibot';
import type { AnyForm, Draft, DraftValue, Field, Problems } from './definition.ts';

/** A step as it stands with the present draft. */
export interface AskedStep {
  name: string;
  title: string;
  fields: readonly string[];
}
const CHECK: AskedStep = { name: 'check', title: '내용 확인', fields: [] };

/** The steps that exist with this draft. They are counted from 1, as the address does; the last one is the check page. */
export const stepsOf = ({ steps }: AnyForm, draft: Draft): readonly AskedStep[] => [
  ...steps
    .map((step) => {
      const { name, title, fields } = step;
      return { name, title, fields: step.asks?.(draft) ?? fields };
    })
    .filter(({ fields }) => fields.length > 0),
  CHECK,
];

/** A field of a form. @throws Error where a step names one that the form does not have */
export function fieldOf({ fields }: AnyForm, name: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

const inputOf = ({ schema }: Field, value: DraftValue | undefined) =>
  value === '' && schema.type === 'optional' ? undefined : value;

function parse(form: AnyForm, names: readonly string[], draft: Draft) {
  const entries = names.map((name) => [name, fieldOf(form, name)] as const);
  return v.safeParse(
    v.object(Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))),
    Object.fromEntries(entries.map(([name, field]) => [name, inputOf(field, draft[name])])),
    korean,
  );
}

/** The field that a path of the body or of an answer leads to: `photos` of `photos.0`. */
export const fieldAt = (path: string): string => path.split('.')[0] ?? path;

/** Whether a field holds no text, no entry, no place. */
export const isEmpty = (value: DraftValue): boolean =>
  value === null || Object.keys(value).length === 0;

export function problemsIn(form: AnyForm, { fields }: AskedStep, draft: Draft): Problems {
  const { issues = [] } = parse(form, fields, draft);
  const found: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(fieldMessages(issues) ?? {}))
    found[fieldAt(path)] ??= sentence;
  return found;
}

/** Answers of valid steps, as their schemas give them. @throws ValiError where one is not valid */
export function answersOf(form: AnyForm, steps: readonly AskedStep[], draft: Draft) {
  const { success, output, issues } = parse(
    form,
    steps.flatMap(({ fields }) => fields),
    draft,
  );
  if (!success) throw new v.ValiError(issues);
  return output;
}

/** The first step that is not answered yet; the check page where all are. */
export function firstUnanswered(form: AnyForm, draft: Draft): number {
  const steps = stepsOf(form, draft);
  const at = steps.findIndex((step) => Object.keys(problemsIn(form, step, draft)).length > 0);
  return at < 0 ? steps.length : at + 1;
}

/** The step to show where one is asked for: the first unanswered one in place of one beyond it. */
export function resolveStep(form: AnyForm, draft: Draft, asked: number): number {
  const reachable = firstUnanswered(form, draft);
  return Number.isInteger(asked) && asked >= 1 && asked < reachable ? asked : reachable;
}
