import { useHost } from '@portal/host';
import { useEffect, useRef, useState } from 'react';
import { useAfterPress } from './after-press.ts';
import type { AnyForm, Draft, FieldProps, Problems, ProviderProps } from './definition.ts';
import type { Access } from './result/AccessAsk.tsx';
import { fieldOf, isEmpty, problemsIn, resolveStep, stepsOf, type AskedStep } from './flow.ts';
import { useLate } from './late.tsx';
import { useDraft } from './use-draft.ts';

/** Why a form was not received, where no field is to blame. */
export interface Failure {
  sentence: string;
  /** What the customer can name to the customer centre. */
  supportCode?: string;
  /** Offers the login or, to a member, the identity check. */
  access?: Access;
}

/** What has been said about a step. */
interface Said {
  step: string;
  problems: Problems;
  failure: Failure | null;
  /** How often the summary has taken the focus; 0 while there is none. */
  times: number;
}
const NOTHING: Said = { step: '', problems: {}, failure: null, times: 0 };

const within = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)));

/** Runs a form at the step that the address asks for. The step is in the address, everything else in the draft. */
export function useForm(definition: AnyForm, asked: number, begin?: Draft) {
  const { navigate } = useHost();
  const kept = useDraft(definition, begin);
  const { key, confirmed, ready, change: keep, clear, confirm, spend } = kept;
  /** What was sent, once the API has accepted it. The draft is deleted then, and the form shows this until the result page opens. */
  const [received, setReceived] = useState<Draft | null>(null);
  const isReceived = received !== null;
  const draft = received ?? kept.draft;
  const isLateHere = useLate() === 'here';
  const [said, setSaid] = useState(NOTHING);
  const afterPress = useAfterPress();
  /** Work that the form waits for, by field. */
  const [waiting] = useState(() => new Map<string, () => string | null>());
  /** The questions that fields have registered with `askFirst`, by field name. */
  const [questions] = useState(() => new Map<string, () => Promise<string | null>>());
  const [asking, setAsking] = useState(false);
  /** The name of the step on the screen; empty after the form is unmounted. */
  const onScreen = useRef('');

  const steps = stepsOf(definition, draft);
  const number = ready ? resolveStep(definition, draft, asked) : Math.min(asked, steps.length);
  const step = steps[number - 1] ?? (steps[0] as AskedStep);
  const here = said.step === step.name ? said : NOTHING;

  const href = definition.hrefOf(number);
  useEffect(() => {
    if (ready && number !== asked && !isReceived) navigate(href, { replace: true });
  }, [ready, number, asked, isReceived, href, navigate]);

  useEffect(() => {
    onScreen.current = step.name;
    return () => void (onScreen.current = '');
  }, [step.name]);

  const say = (of: AskedStep, problems: Problems, failure: Failure | null = null) =>
    setSaid(({ times }) => ({ step: of.name, problems, failure, times: times + 1 }));

  /** Checks one field and shows its error. @param takesBack whether an error that it shows already is removed if it is valid now */
  const recheck = (field: string, now: Draft, takesBack: boolean) => {
    const found = within(problemsIn(definition, step, now), [field]);
    if (!takesBack && Object.keys(found).length === 0) return;
    setSaid((before) => {
      const own = before.step === step.name ? before : NOTHING;
      const others = Object.keys(own.problems).filter((each) => each !== field);
      return { ...own, step: step.name, problems: { ...within(own.problems, others), ...found } };
    });
  };

  const valueOf = (name: string) => draft[name] ?? fieldOf(definition, name).blank;
  const change = (patch: Draft) => {
    keep(patch);
    const told = Object.keys(patch).find((field) => field in here.problems);
    if (told !== undefined) recheck(told, { ...draft, ...patch }, true);
  };

  const wrongIn = (of: AskedStep): Problems => {
    const unfinished = of.fields.flatMap((field) => {
      const sentence = waiting.get(field)?.();
      return sentence ? [[field, sentence]] : [];
    });
    return { ...problemsIn(definition, of, draft), ...Object.fromEntries(unfinished) };
  };

  const goOn = () => {
    setSaid(NOTHING);
    navigate(definition.hrefOf(number + 1));
  };

  /** Asks the questions of the step's fields, and goes on if nothing is wrong. */
  const goOnIfRight = async (asked: readonly string[]) => {
    setAsking(true);
    const answers = await Promise.all(
      asked.map(async (field) => [field, await questions.get(field)?.()] as const),
    );
    setAsking(false);
    // The customer may have gone to another step meanwhile.
    if (onScreen.current !== step.name) return;
    const wrong = answers.flatMap(([field, sentence]) => (sentence ? [[field, sentence]] : []));
    if (wrong.length > 0) say(step, Object.fromEntries(wrong));
    else goOn();
  };

  return {
    definition,
    /** The step on the screen, counted from 1, and all that exist. */
    at: { steps, step, number },
    /** Nothing can be sent before it is known whose draft it is, and no later step is shown before its code is here. */
    ready: ready && (number === 1 || isLateHere),
    draft,
    store: kept.store,
    /** Counts the drafts taken from elsewhere. */
    taken: kept.taken,
    change,
    /** What has been said about this step. */
    said: here,
    controlOf: (name: string): FieldProps => ({
      name,
      value: valueOf(name),
      error: here.problems[name],
      draft,
      onChange: (value) => change({ [name]: value }),
      // An empty field is checked when the customer goes on, not when they pass it.
      onBlur: () => afterPress(() => isEmpty(valueOf(name)) || recheck(name, draft, false)),
    }),
    providerOf: (name: string): Omit<ProviderProps, 'children'> => ({
      ready,
      draft,
      value: valueOf(name),
      onChange: (value) => change({ [name]: value }),
      waitFor(check) {
        waiting.set(name, check);
        return () => void waiting.delete(name);
      },
      askFirst(ask) {
        questions.set(name, ask);
        return () => void questions.delete(name);
      },
    }),
    ways: {
      /** The form waits for an answer to a field's question. */
      asking,
      back: () => navigate(definition.hrefOf(number - 1)),
      /** Goes on, or says what is wrong in this step. */
      next() {
        const wrong = wrongIn(step);
        if (Object.keys(wrong).length > 0) return say(step, wrong);
        const asked = step.fields.filter((field) => questions.has(field));
        if (asked.length === 0) goOn();
        else if (!asking) void goOnIfRight(asked);
      },
    },
    /** What `useSubmit` sends the form with. */
    submission: {
      key,
      confirmed,
      confirm,
      /** The API has received the form, and its result page is on its way. */
      isReceived,
      /** What is wrong in the first step that cannot be sent; null where the form can be. */
      wrong: () => steps.map(wrongIn).find((wrong) => Object.keys(wrong).length > 0) ?? null,
      /** Goes to the step that asks for one of these and says them there; false where none does. */
      lead(problems: Problems) {
        const at = steps.findIndex((each) => each.fields.some((field) => field in problems));
        const to = steps[at];
        if (!to) return false;
        say(to, within(problems, to.fields));
        if (to !== step) navigate(definition.hrefOf(at + 1));
        return true;
      },
      fail: (failure: Failure) => say(step, {}, failure),
      spend,
      /** It was received: the draft is gone, and the result takes the form's place in the history. */
      finish(resultHref: string) {
        setReceived(draft);
        clear();
        navigate(resultHref, { replace: true });
      },
    },
  };
}
export type RunningForm = ReturnType<typeof useForm>;
