import styled from '@emotion/styled';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { media, PageHeading, TaskRows, Button, NumberedList, type Task } from '@portal/ui';
import { Hours } from './Hours.tsx';
import { Lines } from './Lines.tsx';
import type { load } from './load.ts';

/** What to have at hand before a call. */
function Preparation() {
  const { openPopup } = useHost();
  return (
    <NumberedList
      steps={[
        {
          title: '제품 시리얼 번호',
          text: '제품 라벨에서 영문 C로 시작하는 번호입니다.',
          action: <Button onClick={() => openPopup('serialNumber')}>시리얼 번호 찾는 법</Button>,
        },
        {
          title: '계약자 성함과 전화번호',
          text: '계약서에 적힌 분의 성함과 번호로 확인합니다.',
        },
        {
          title: '증상',
          text: '언제부터 그랬는지, 소리나 화면에 나온 글자가 있는지 알려 주세요.',
        },
        { title: '설치한 곳의 주소', text: '방문이 필요하면 날짜를 바로 정할 수 있습니다.' },
      ]}
    />
  );
}

const ways: Task[] = [
  {
    label: '자주 묻는 질문',
    text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
    href: paths.faq(),
  },
  { label: '1:1 문의', text: '글과 사진으로 남기시면 답해 드립니다.', href: paths.qna() },
  { label: '카카오톡 상담', text: '채팅으로 물어보실 수 있습니다.', href: paths.kakaotalk() },
  { label: '공지사항', text: '쉬는 날과 그 밖의 전화번호를 알려 드립니다.', href: paths.notices() },
];

/** Ways to get help without calling, as far as this release has them. */
function OtherWays() {
  const { hrefFor } = useHost();
  return <TaskRows tasks={ways.filter(({ href }) => hrefFor(href) !== null)} />;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  gap: 48px 64px;
  margin-top: 56px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
  > :nth-of-type(2) {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  ${media.mobile} {
    display: block;
    margin-top: 40px;
    > * + * {
      margin-top: 48px;
    }
  }
`;

export default function CallCenterInfoPage({ data }: PageProps<typeof load>) {
  return (
    <>
      <PageHeading
        title="고객센터 안내"
        lead="번호를 누르면 바로 전화할 수 있습니다. 미리 준비하시면 상담이 짧아집니다."
      />
      <Lines contacts={data} />
      <Columns>
        <section>
          <h2>상담 시간</h2>
          <Hours />
        </section>
        <section>
          <h2>전화하기 전에 준비해 주세요</h2>
          <Preparation />
        </section>
        <section>
          <h2>전화하지 않고 찾기</h2>
          <OtherWays />
        </section>
      </Columns>
    </>
  );
}
