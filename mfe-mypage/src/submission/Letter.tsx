import styled from '@emotion/styled';
import type { Photo } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { Card, Facts, Section, Text } from '@portal/ui';
import type { ComponentProps } from 'react';
import { Photos } from '../photo/Photos.tsx';

const Words = styled(Card)`
  white-space: pre-wrap;
`;

/** What the member wrote, with the customer centre's answer or the day by which it will answer. */
export function Letter(props: {
  /** The values that the member entered besides the text. */
  facts: ComponentProps<typeof Facts>['facts'];
  of: {
    bbsIdx: string;
    text: string;
    photos: readonly Photo[];
    answerBy: string;
    answer: { text: string; answeredOn: string } | null;
  };
}) {
  const { facts, of } = props;
  const { bbsIdx, text, photos, answerBy, answer } = of;
  const { main } = useHost().company.phones;
  return (
    <>
      <Section>
        <h2>보내신 내용</h2>
        <Facts facts={facts} />
        <Words as="p" tone="quiet" top={16}>
          {text}
        </Words>
        <Photos label="보내신 사진" photos={photos} />
      </Section>
      <Section>
        <h2>답변</h2>
        {answer ? (
          <>
            <Words as="p" tone="soft">
              {answer.text}
            </Words>
            <Text size="small" tone="text-second" top={8}>
              {formatDay(answer.answeredOn)} 답변
            </Text>
          </>
        ) : (
          <>
            <p>
              <strong>{formatDay(answerBy)}까지</strong> 이 화면에 답변을 올립니다.
            </p>
            <p>
              급하신 일은 접수 번호({bbsIdx})와 함께 고객센터 <a href={`tel:${main}`}>{main}</a>
              번으로 전화해 주세요.
            </p>
          </>
        )}
      </Section>
    </>
  );
}
