import styled from '@emotion/styled';
import { productNames, type AnswerOf, type selectFaqList } from '@portal/contract';
import { paths, type ParamsOf } from '@portal/paths';
import { ButtonLink, Icon, Message } from '@portal/ui';
import { FaqItem } from './FaqItem.tsx';

const Count = styled.p`
  margin: 32px 0 12px;
  color: var(--text-second);
  strong {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;
const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
`;

export function FaqList(props: {
  faqs: AnswerOf<typeof selectFaqList>;
  params: ParamsOf<(typeof paths.faq)['template']>;
}) {
  const { faqs, params } = props;
  const { product, type, q, faq } = params;
  if (faqs.total === 0)
    return (
      <Message
        picture={<Icon name="search" size={40} />}
        title={q ? `‘${q}’에 대한 질문을 찾지 못했습니다.` : '이 분류에는 아직 질문이 없습니다.'}
        text={q ? '다른 말로 찾거나 분류를 전체로 바꿔 보세요.' : '다른 분류를 골라 보세요.'}
        actions={<ButtonLink href={paths.faq()}>전체 질문 보기</ButtonLink>}
      />
    );
  return (
    <>
      <Count role="status">
        {q && `‘${q}’ 찾기 결과 `}
        <strong>{faqs.total}</strong>건
      </Count>
      <List>
        {faqs.list.map((item) => (
          <FaqItem
            key={item.bbsIdx}
            faq={item}
            label={product === 'a' ? productNames[item.product] : null}
            open={item.bbsIdx === faq}
            showExcerpt={q !== ''}
            href={`${paths.faq({ product, type, faq: item.bbsIdx })}#faq-${item.bbsIdx}`}
          />
        ))}
      </List>
    </>
  );
}
