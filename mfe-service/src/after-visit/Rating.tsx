import { RATING_TEXT_MAX, visitScores, type ServiceOrder, type VisitScore } from '@portal/contract';
import { formatDay } from '@portal/format';
import { api, isApiError, useHost, useSend } from '@portal/host';
import {
  Button,
  ChoiceCards,
  Facts,
  Notice,
  optionsOf,
  Outcome,
  PlainForm,
  Section,
  Stack,
  TextArea,
  useBusy,
} from '@portal/ui';
import { useState } from 'react';

type Rating = NonNullable<ServiceOrder['rating']>;

/** What to do about an answer that was not stored, and the field that is to blame. */
interface Problem {
  at: 'score' | 'text' | null;
  text: string;
}

/** The question how the visit was, and the place for more. */
function Ask({ ordNbr, rating, onDone }: { ordNbr: string; rating: Rating; onDone(): void }) {
  const { supportCode } = useHost();
  const [rate] = useSend(api.rateVisit);
  const [score, setScore] = useState<string>(rating.score ?? '');
  const [text, setText] = useState(rating.text);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { onClick, ...busy } = useBusy(async () => {
    if (score === '') return setProblem({ at: 'score', text: '셋 가운데 하나를 골라 주세요.' });
    try {
      await rate({ ordNbr, score: score as VisitScore, text });
      onDone();
    } catch (error) {
      const { fields, message } = isApiError(error) ? error : { fields: {}, message: '' };
      const wrong = (fields as Readonly<Record<string, string>>)['text'];
      const failed = `보내지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`;
      setProblem(wrong ? { at: 'text', text: wrong } : { at: null, text: message || failed });
    }
  });
  const said = (at: Problem['at']) =>
    problem?.at === at ? { error: problem.text } : { error: undefined };
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <ChoiceCards
        label="하나를 골라 주세요."
        name="score"
        wide
        options={optionsOf(visitScores)}
        value={score}
        onChange={setScore}
        {...said('score')}
      />
      <TextArea
        label="더 하실 말씀"
        optional
        rows={3}
        max={RATING_TEXT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...said('text')}
      />
      {problem?.at === null && <Notice role="alert">{problem.text}</Notice>}
      <div>
        <Button type="submit" {...busy}>
          보내기
        </Button>
      </div>
    </PlainForm>
  );
}

/** Asks once how a visit was, below what was done; an answer can be changed for some days. */
export function Rating({ order }: { order: ServiceOrder }) {
  const { ordNbr, rating } = order;
  const [is, setIs] = useState<'shown' | 'changing' | 'sent'>('shown');
  if (!rating) return null;
  const { score, text, until } = rating;
  if (score === null || is === 'changing')
    return (
      <Section screenOnly>
        <h2>방문은 어떠셨나요?</h2>
        <Ask ordNbr={ordNbr} rating={rating} onDone={() => setIs('sent')} />
      </Section>
    );
  return (
    <Section>
      <h2>방문은 어떠셨나요?</h2>
      {is === 'sent' && (
        <Outcome label="보낸 결과">
          <p>말씀해 주셔서 고맙습니다.</p>
        </Outcome>
      )}
      <Facts
        facts={[
          ['답하신 내용', visitScores[score]],
          ['더 하신 말씀', text],
        ]}
      />
      {until !== null && (
        <Stack gap={12} top={12} align="start" screenOnly>
          <p>{formatDay(until)}까지 바꾸실 수 있습니다.</p>
          <Button onClick={() => setIs('changing')}>답 바꾸기</Button>
        </Stack>
      )}
    </Section>
  );
}
