import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { BoardHtml, Card, PageHeading, Section, Stack, TapLink } from '@portal/ui';
import { policies } from '../../policies/policies.ts';
import { Contents } from './Contents.tsx';
import { Versions } from './Versions.tsx';
import type { load } from './load.ts';

const Article = styled(Section)`
  @media print {
    break-inside: avoid-page;
  }
`;

/** A policy: its date, table of contents, articles and earlier versions. */
export default function PolicyPage({ data: { index, text } }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const { path } = policies[index];
  const titles = text.articles.map(({ title }) => title).filter(Boolean);
  const isOld = text.versions[0]?.version !== text.version;
  return (
    <Stack as="article" gap={0} max={800}>
      <PageHeading
        title={text.title}
        lead={
          <>
            시행일 <time dateTime={text.effectiveOn}>{formatDay(text.effectiveOn)}</time>
          </>
        }
      />
      {isOld && (
        <Card as="p" small tone="notable" bottom={24}>
          이전 내용입니다.{' '}
          <TapLink tone="inherit" href={path()}>
            지금 시행 중인 내용 보기
          </TapLink>
        </Card>
      )}
      <Contents titles={titles} />
      {text.articles.map(({ title, html }) => (
        <Article
          size="h4"
          key={title}
          id={title ? `article-${titles.indexOf(title) + 1}` : undefined}
        >
          {title && <h2>{title}</h2>}
          <BoardHtml html={html} hrefFor={hrefFor} />
        </Article>
      ))}
      <Versions versions={text.versions} shown={text.version} hrefOf={path} />
    </Stack>
  );
}
