import styled from '@emotion/styled';
import type { Endpoint } from '@portal/contract';
import { isCertified, useSession } from '@portal/host';
import { isSparing, whenIdle } from '@portal/browser';
import { media, UntilKnown } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import type {
  AnyForm,
  Draft,
  DraftOf,
  FormDefinition,
  Fields,
  Step,
  StepViewProps,
  SumProps,
} from './definition.ts';
import { answersOf, fieldOf, problemsIn } from './flow.ts';
import { FormFrame } from './frame/FormFrame.tsx';
import { ownerOf } from './draft-store.ts';
import { late, loadLate, loadRest, useLate } from './late.tsx';
import { AccessAsk, AccessFirst, type Access } from './result/AccessAsk.tsx';
import { useForm, type RunningForm } from './use-form.ts';
import { useSubmit } from './use-submit.ts';

const Beside = late(
  () => import(/* webpackChunkName: "later" */ './frame/Beside.tsx').then((file) => file.Beside),
  <></>,
);
const KeptElsewhere = late(
  () =>
    import(/* webpackChunkName: "later" */ './elsewhere/KeptElsewhere.tsx').then(
      (file) => file.KeptElsewhere,
    ),
  <></>,
);
const CheckList = late(() =>
  import(/* webpackChunkName: "later" */ './frame/CheckList.tsx').then((file) => file.CheckList),
);

/** Takes the place of the sum's line above a phone's buttons, so that they stay where they are when it comes. */
const SumAwaited = styled.div`
  min-height: 44px;
  ${media.pc} {
    display: none;
  }
`;

type AnyViews = Readonly<
  Record<
    string,
    (props: {
      draft: RunningForm['draft'];
      known: Readonly<Record<string, unknown>>;
      change: RunningForm['change'];
    }) => ReactNode
  >
>;

/** What a form shows above or below the fields of its steps: a view for each name of a step; `check` is the check page. */
type Views<F extends Fields, S extends readonly Step[]> = {
  readonly [Name in S[number]['name'] | 'check']?: (props: StepViewProps<F, S, Name>) => ReactNode;
};

/** Each field's provider around the form: what it holds outlives the steps. */
function Providers({ form, children }: { form: RunningForm; children: ReactNode }) {
  return Object.entries(form.definition.fields).reduceRight(
    (inner, [name, { Provider }]) =>
      Provider ? <Provider {...form.providerOf(name)}>{inner}</Provider> : inner,
    <>{children}</>,
  );
}

/** Whether the step asks members for something that it cannot go on without. */
const needsMember = ({ definition, at, draft }: RunningForm): boolean => {
  const wrong = problemsIn(definition, at.step, draft);
  return at.step.fields.some(
    (name) => fieldOf(definition, name).membersOnly !== undefined && name in wrong,
  );
};

/** What the customer lacks to go on from this step; null if nothing, and `unknown` until it is known who is there. */
function useLacking(form: RunningForm): Access | 'unknown' | null {
  const session = useSession();
  if (isCertified(session) || !needsMember(form)) return null;
  if (session.is === 'unknown') return 'unknown';
  return session.is === 'member' ? 'certify' : 'login';
}

function StepFields({ form }: { form: RunningForm }) {
  const session = useSession();
  const mayAsk = isCertified(session);
  const { step } = form.at;
  const fields = step.fields.map((name) => ({ name, ...fieldOf(form.definition, name) }));
  const isKnown = session.is !== 'unknown';
  const hidden = fields.filter(({ membersOnly }) => membersOnly);
  const labels = hidden.map(({ label }) => label).join(', ');
  const [why = ''] = hidden.map(({ membersOnly }) => membersOnly);
  const isFirst = form.at.number === 1 && form.definition.saysMembersOnly;
  return (
    <>
      {!mayAsk && (
        <UntilKnown data-until-known={isKnown ? undefined : 'visitor'}>
          {isFirst && (
            <AccessAsk
              login="보내시려면 로그인이 필요합니다. 지금 로그인하시면 끝까지 이어서 하실 수 있습니다."
              certify="보내시려면 본인 확인이 필요합니다. 지금 마치시면 끝까지 이어서 하실 수 있습니다."
            />
          )}
          {labels !== '' && needsMember(form) && <AccessFirst labels={labels} why={why} />}
          {labels !== '' && !needsMember(form) && (
            <AccessAsk
              login={`로그인하시면 ${labels}도 고르실 수 있습니다. 쓰신 내용은 그대로 있습니다.`}
              certify={`본인 확인을 마치시면 ${labels}도 고르실 수 있습니다. 쓰신 내용은 그대로 있습니다.`}
            />
          )}
        </UntilKnown>
      )}
      {fields.map(
        ({ name, label, Control, membersOnly }) =>
          // A field for members is not rendered before the session is known: its code would load for visitors too.
          (!membersOnly || mayAsk) && (
            <div key={name} data-field={name} data-said={label === step.title || undefined}>
              <Control {...form.controlOf(name)} />
            </div>
          ),
      )}
    </>
  );
}

function RunForm(props: {
  definition: AnyForm;
  asked: number;
  begin: Draft | undefined;
  above: AnyViews;
  below: AnyViews;
  sum: AnySum | undefined;
}) {
  const { definition, asked, begin, above, below, sum } = props;
  const form = useForm(definition, asked, begin);
  const submit = useSubmit(form);
  const session = useSession();
  const { draft, change, ready } = form;
  const isLateHere = useLate() === 'here';
  const { step, steps, number } = form.at;
  const isFirst = number === 1;
  useEffect(() => {
    if (!isSparing()) whenIdle(() => void (isFirst ? loadLate() : loadRest()));
  }, [isFirst]);
  const show = ({ [step.name]: View }: AnyViews) =>
    View &&
    (ready || isFirst) && (
      <View
        draft={draft}
        known={answersOf(definition, steps.slice(0, number - 1), draft)}
        change={change}
      />
    );
  return (
    <>
      {isLateHere && session.is === 'member' && (
        <KeptElsewhere
          key={ownerOf(session)}
          form={form}
          who={ownerOf(session) ?? ''}
          begin={begin}
        />
      )}
      <Providers key={form.taken} form={form}>
        <FormFrame
          form={form}
          submit={submit}
          lacking={useLacking(form)}
          beside={
            isLateHere ? (
              <Beside
                key={step.name}
                form={form}
                Of={sum?.Of ?? null}
                isTold={sum?.told.includes(step.name) ?? false}
              />
            ) : (
              sum && <SumAwaited />
            )
          }
        >
          {show(above)}
          {step.name === 'check' ? <CheckList form={form} /> : <StepFields form={form} />}
          {show(below)}
        </FormFrame>
      </Providers>
    </>
  );
}

type AnySum = Readonly<{
  Of(props: SumProps<RunningForm['draft']>): ReactNode;
  told: readonly string[];
}>;

/** A form at the step that the address asks for: its fields, with what stands above and below them. */
export function Form<F extends Fields, S extends readonly Step[], E extends Endpoint>(props: {
  definition: FormDefinition<F, S, E>;
  asked: number;
  /** Values for a form that the customer has not begun, taken once; undefined until they are known. */
  begin?: Partial<DraftOf<F>> | undefined;
  above?: Views<F, S>;
  below?: Views<F, S>;
  /** What it costs so far; the steps of `told` show its lines themselves. */
  sum?: {
    Of(props: SumProps<DraftOf<F>>): ReactNode;
    told: readonly (S[number]['name'] | 'check')[];
  };
}) {
  const { definition, asked, begin, above = {}, below = {}, sum } = props;
  return (
    <RunForm
      definition={definition}
      asked={asked}
      begin={begin as Draft | undefined}
      // `Views` has checked that each view takes this form's draft; `RunForm` does not know the form's fields.
      above={above as AnyViews}
      below={below as AnyViews}
      sum={sum as AnySum | undefined}
    />
  );
}
