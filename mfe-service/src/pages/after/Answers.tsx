import styled from '@emotion/styled';
import { type ServiceProduct, type symptoms } from '@portal/contract';
import { api, useAnswer, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { BoardHtml, Card, Icon, icons, LeakFirst, TapLink, Text, unbroken } from '@portal/ui';
import type { symptomIn } from './after-form.tsx';
import { AnswersAwaited } from './AnswersAwaited.tsx';

const Item = styled.details`
  margin-top: 8px;
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    padding: 10px 16px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  > div {
    padding: 4px 16px 16px;
  }
`;

const MOST = 3;

/**
 * What to search the FAQ for, by product and symptom: words that its own answers have, and answers about other faults do
 * not. For other symptoms the most read answers are shown.
 */
const words: { [P in ServiceProduct]: Partial<Record<keyof (typeof symptoms)[P], string>> } = {
  bf: {
    power: '전원',
    noise: '덜컥 소리',
    massage: '안마 멈춤',
    legrest: '다리 받침',
    remote: '리모컨',
  },
  l: {
    power: '전원',
    motion: '등받이 움직',
    noise: '소리',
    remote: '리모컨',
    mattress: '매트리스',
  },
  w: {
    power: '전원',
    flow: '물줄기 나오지 않습니다',
    leak: '누수',
    temperature: '온수 냉수',
    taste: '냄새',
  },
};

/**
 * FAQ answers for the symptom, because many problems need no visit. The form does not wait for them, and shows
 * nothing if there are none.
 */
export function Answers(props: { symptom: NonNullable<ReturnType<typeof symptomIn>> }) {
  const { main } = useHost().company.phones;
  return (
    <>
      {props.symptom.code === 'leak' && <LeakFirst phone={main} />}
      <Questions {...props} />
    </>
  );
}

function Questions({ symptom }: { symptom: NonNullable<ReturnType<typeof symptomIn>> }) {
  const { hrefFor } = useHost();
  const { product, code } = symptom;
  const search = (words[product] as Partial<Record<string, string>>)[code] ?? '';
  const { data, fetching } = useAnswer(api.listFaqs, {
    product,
    type: 'trouble',
    searchStr: search,
    pageSize: MOST,
  });
  if (!data) return fetching && <AnswersAwaited aria-hidden />;
  if (data.list.length === 0) return null;
  const all = hrefFor(paths.faq({ product, type: 'trouble', q: search }));
  return (
    <Card tone="soft">
      <Text as="h3" size="h4" bottom={4}>
        신청하시기 전에 확인해 보세요
      </Text>
      <p>비슷한 증상의 답입니다. 방문 없이 해결될 때가 많습니다.</p>
      {data.list.map(({ bbsIdx, subject, html }, i) => (
        // The first is open: whoever stands before the fault reads what helps without a tap.
        <Item key={bbsIdx} open={i === 0}>
          <summary>
            {unbroken(subject)}
            <Icon shape={icons.chevronDown} />
          </summary>
          <div>
            <BoardHtml html={html} hrefFor={hrefFor} />
          </div>
        </Item>
      ))}
      {all !== null && data.total > MOST && (
        <p>
          <TapLink tone="inherit" href={all}>
            답 {data.total}건 모두 보기
          </TapLink>
        </p>
      )}
    </Card>
  );
}
