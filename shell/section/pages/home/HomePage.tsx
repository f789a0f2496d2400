import styled from '@emotion/styled';
import { useHost, type PageProps } from '@portal/host';
import { Grid, media, TaskRows, Text } from '@portal/ui';
import { Suspense } from 'react';
import { Mine } from '#mine';
import { CallBand } from '../../centre/CallBand.tsx';
import { HotWords } from '../../search/HotWords.tsx';
import { SearchBox } from '../../search/SearchBox.tsx';
import { Notices } from './Notices.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import type { load } from './load.ts';

const Question = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 20px;
  padding: 64px 0 40px;
  text-align: center;
  h1 {
    font-size: calc(var(--h1) * 1.15);
  }
  form {
    width: 100%;
  }
  nav {
    justify-content: center;
  }
  ${media.mobile} {
    align-items: stretch;
    gap: 16px;
    padding: 36px 0 28px;
    text-align: left;
    nav {
      justify-content: flex-start;
    }
  }
`;

const TASKS = 4;

export default function HomePage({ data: { notices, words, mine } }: PageProps<typeof load>) {
  const { company, tasks } = useHost();
  const phone = company.phones.main;
  // Shown while the release offers fewer than four tasks.
  const byPhone = {
    label: '전화로 접수하기',
    text: `수리와 이전설치는 ${phone}에서 접수합니다.`,
    href: `tel:${phone}`,
  };
  return (
    <>
      {mine && (
        <Suspense>
          <Mine {...mine} />
        </Suspense>
      )}
      <Question>
        <h1>무엇을 도와드릴까요?</h1>
        <SearchBox label="고객센터에서 찾기" leaves />
        <HotWords words={words} />
      </Question>
      <ProductChoice />
      <Grid min={420} gap={[48, 72]} top={72}>
        <section>
          <Text as="h2" size="h3" bottom={12}>
            자주 찾는 일
          </Text>
          <TaskRows tasks={[...tasks.home, byPhone].slice(0, TASKS)} />
        </section>
        {notices.length > 0 && (
          <section>
            <Text as="h2" size="h3" bottom={12}>
              공지사항
            </Text>
            <Notices notices={notices} />
          </section>
        )}
      </Grid>
      <CallBand />
    </>
  );
}
