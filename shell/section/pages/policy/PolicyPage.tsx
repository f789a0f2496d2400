import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { BoardHtml, PageHeading } from '@portal/ui';
import { policies } from '../../policies/policies.ts';
import { Contents } from './Contents.tsx';
import { Versions } from './Versions.tsx';
import type { load } from './load.ts';

const Text = styled.article`
  max-width: 800px;
`;
const Article = styled.section`
  margin-top: 40px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h4);
  }
  @media print {
    break-inside: avoid-page;
  }
`;
const Old = styled.p`
  margin-bottom: 24px;
  padding: 16px 24px;
  border-radius: var(--radius-card);
  background: var(--soft-accent);
  color: var(--on-soft-accent);
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** A policy: its date, table of contents, articles and earlier versions. */
export default function PolicyPage({ data: { index, text } }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const { path } = policies[index];
  const titles = text.articles.map(({ title }) => title).filter(Boolean);
  const isOld = text.versions[0]?.version !== text.version;
  return (
    <Text>
      <PageHeading
        title={text.title}
        lead={
          <>
            시행일 <time dateTime={text.effectiveOn}>{formatDay(text.effectiveOn)}</time>
          </>
        }
      />
      {isOld && (
        <Old>
          이전 내용입니다. <a href={path()}>지금 시행 중인 내용 보기</a>
        </Old>
      )}
      <Contents titles={titles} />
      {text.articles.map(({ title, html }) => (
        <Article key={title} id={title ? `article-${titles.indexOf(title) + 1}` : undefined}>
          {title && <h2>{title}</h2>}
          <BoardHtml html={html} hrefFor={hrefFor} />
        </Article>
      ))}
      <Versions versions={text.versions} shown={text.version} hrefOf={path} />
    </Text>
  );
}
