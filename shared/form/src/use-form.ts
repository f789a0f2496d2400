import { useHost } from '@portal/host';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { DraftValues } from './draft-store.ts';
import { useDraft } from './draft.ts';
import { asksFor, problems, resolveStep, type Flow, type Problems, type Step } from './flow.ts';

/** Why a form was not received, where no field is to blame. */
export interface Failure {
  sentence: string;
  /** What the customer can name to the customer centre. */
  supportCode?: string;
  /** Logging in is what there is to do. */
  login?: true;
}

/** What has been said about a step. */
interface Said {
  step: string;
  fields: Problems;
  failure: Failure | null;
  /** How often the summary has been called for; 0 while nothing stands in it. */
  times: number;
}
const NOTHING: Said = { step: '', fields: {}, failure: null, times: 0 };

/** A form as its frame sees it. */
export interface FormSteps extends Pick<Said, 'failure' | 'times'> {
  readonly flow: Flow;
  readonly step: Step;
  /** Of the step, from 1. */
  readonly number: number;
  /** Whose draft it is, is known; until then nothing can be sent. */
  readonly ready: boolean;
  readonly errors: Problems;
  hrefOf(number: number): string;
  /** Goes on, or says what is wrong: in the step, and of what is `unfinished` in it. */
  next(unfinished: Problems): void;
  back(): void;
}

/** A form as what submits it sees it. */
export interface FormToSend {
  readonly key: string;
  /** What is wrong in the first step that is not answered; null where all are. */
  wrong(unfinished: Problems): Problems | null;
  /** Leads to the step that asks for one of these and says them there; false where none does. */
  lead(fields: Problems): boolean;
  fail(failure: Failure): void;
  /** It was refused because its key has received something else. */
  spend(): void;
  /** It was received: the draft is gone, and its place is taken by the result. */
  finish(resultHref: string): void;
}

/** A form in steps. The step stands in the address and everything else in the draft. */
export interface Form<V> extends FormSteps, FormToSend {
  readonly draft: V;
  change(patch: Partial<V>): void;
  /** Everything that a field of text needs. */
  field(name: keyof V & string): {
    name: string;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<{ value: string }>): void;
    onBlur(): void;
  };
}

/** Runs a form. `asked` is the step of the address, `hrefOf` the address of a step. */
export function useForm<V extends DraftValues<V>>(options: {
  name: string;
  empty: V;
  flow: Flow;
  asked: number;
  hrefOf(step: number): string;
}): Form<V> {
  const { name, empty, flow, asked, hrefOf } = options;
  const { navigate } = useHost();
  const { draft, key, ready, change: keep, clear, spend } = useDraft({ name, empty });
  const [said, setSaid] = useState(NOTHING);
  const finished = useRef(false);

  const number = ready ? resolveStep(flow, draft, asked) : Math.min(asked, flow.length);
  const step = flow[number - 1] ?? flow[0];
  const here = said.step === step.name ? said : NOTHING;

  const href = hrefOf(number);
  useEffect(() => {
    if (ready && number !== asked && !finished.current) navigate(href, { replace: true });
  }, [ready, number, asked, href, navigate]);

  const say = (of: Step, fields: Problems, failure: Failure | null = null) =>
    setSaid(({ times }) => ({ step: of.name, fields, failure, times: times + 1 }));

  /** Says of one field what is wrong with it by now, or takes it back. */
  const recheck = (field: string, now: V) => {
    const sentence = problems(step, now)[field];
    const others = Object.entries(here.fields).filter(([name]) => name !== field);
    const fields = Object.fromEntries(others);
    if (sentence !== undefined) fields[field] = sentence;
    setSaid({ ...here, step: step.name, fields });
  };

  const change = (patch: Partial<V>) => {
    keep(patch);
    const [told] = Object.keys(patch).filter((field) => here.fields[field] !== undefined);
    if (told !== undefined) recheck(told, { ...draft, ...patch });
  };

  const wrongIn = (of: Step, unfinished: Problems): Problems => {
    const own = Object.entries(unfinished).filter(([field]) => asksFor(of, field));
    return { ...problems(of, draft), ...Object.fromEntries(own) };
  };

  return {
    flow,
    step,
    number,
    ready,
    draft,
    key,
    hrefOf,
    errors: here.fields,
    failure: here.failure,
    times: here.times,
    change,
    field: (field) => ({
      name: field,
      value: String(draft[field]),
      error: here.fields[field],
      onChange: (event) => change({ [field]: event.target.value } as Partial<V>),
      // A field that is passed by empty is not yet wrong.
      onBlur: () => draft[field] !== '' && recheck(field, draft),
    }),
    next(unfinished) {
      const wrong = wrongIn(step, unfinished);
      if (Object.keys(wrong).length > 0) return say(step, wrong);
      setSaid(NOTHING);
      navigate(hrefOf(number + 1));
    },
    back: () => navigate(hrefOf(number - 1)),
    wrong: (unfinished) =>
      flow
        .map((each) => wrongIn(each, unfinished))
        .find((wrong) => Object.keys(wrong).length > 0) ?? null,
    lead(fields) {
      const at = flow.findIndex((each) =>
        Object.keys(fields).some((field) => asksFor(each, field)),
      );
      const to = flow[at];
      if (!to) return false;
      const own = Object.entries(fields).filter(([field]) => asksFor(to, field));
      say(to, Object.fromEntries(own));
      if (to !== step) navigate(hrefOf(at + 1));
      return true;
    },
    fail: (failure) => say(step, {}, failure),
    spend,
    finish(resultHref) {
      finished.current = true;
      clear();
      navigate(resultHref, { replace: true });
    },
  };
}
