import styled from '@emotion/styled';
import type { PageProps } from '@portal/host';
import { media, PageHeading } from '@portal/ui';
import { Hours } from './Hours.tsx';
import { Lines } from './Lines.tsx';
import { OtherWays } from './OtherWays.tsx';
import { Preparation } from './Preparation.tsx';
import type { load } from './load.ts';

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
