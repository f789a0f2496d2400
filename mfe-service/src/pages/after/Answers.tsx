import styled from '@emotion/styled';
import { api, useAnswer, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import {
  BoardHtml,
  Card,
  Icon,
  icons,
  Notice,
  PhoneLink,
  TapLink,
  Text,
  unbroken,
} from '@portal/ui';
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

/** The word to search the FAQ for, by symptom. For other symptoms the most read answers are shown. */
const words: Record<string, string> = {
  power: '전원',
  noise: '소리',
  massage: '안마',
  legrest: '다리',
  remote: '리모컨',
  motion: '각도',
  mattress: '매트리스',
  flow: '물',
  leak: '누수',
  temperature: '온수',
  taste: '냄새',
};

/** What does harm while the customer reads: how to stop it, and the phone. */
function LeakFirst() {
  const { main } = useHost().company.phones;
  return (
    <Notice>
      <p>
        <strong>먼저 뒤쪽 밸브를 잠그고 코드를 빼 주세요.</strong>
      </p>
      <PhoneLink href={`tel:${main}`}>
        <Icon shape={icons.phone} size={20} />
        고객센터 {main}
      </PhoneLink>
    </Notice>
  );
}

/**
 * FAQ answers for the symptom, because many problems need no visit. The form does not wait for them, and shows
 * nothing if there are none.
 */
export function Answers(props: { symptom: NonNullable<ReturnType<typeof symptomIn>> }) {
  return (
    <>
      {props.symptom.code === 'leak' && <LeakFirst />}
      <Questions {...props} />
    </>
  );
}

function Questions({ symptom }: { symptom: NonNullable<ReturnType<typeof symptomIn>> }) {
  const { hrefFor } = useHost();
  const { product, code } = symptom;
  const search = words[code] ?? '';
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
      {data.list.map(({ bbsIdx, subject, html }) => (
        <Item key={bbsIdx}>
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
