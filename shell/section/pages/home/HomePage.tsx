import styled from '@emotion/styled';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { media, SearchField, TaskRows } from '@portal/ui';
import { CallBand } from '../../centre/CallBand.tsx';
import { HotWords } from '../../search/HotWords.tsx';
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
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: 48px 64px;
  margin-top: 64px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
  ${media.mobile} {
    margin-top: 48px;
  }
`;

const TASKS = 4;

export default function HomePage({ data: { notices, words } }: PageProps<typeof load>) {
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
      <Question>
        <h1>무엇을 도와드릴까요?</h1>
        <SearchField
          label="고객센터에서 찾기"
          action={paths.search()}
          name="searchStr"
          value=""
          placeholder="예: 필터 교체, 리모컨, ㄹㅁㅋ"
          leaves
        />
        <HotWords words={words} />
      </Question>
      <ProductChoice />
      <Columns>
        <section>
          <h2>자주 찾는 일</h2>
          <TaskRows tasks={[...tasks.home, byPhone].slice(0, TASKS)} />
        </section>
        {notices.length > 0 && (
          <section>
            <h2>공지사항</h2>
            <Notices notices={notices} />
          </section>
        )}
      </Columns>
      <CallBand />
    </>
  );
}
