import styled from '@emotion/styled';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, FilterLinks, media, ProductPicture, TaskRows } from '@portal/ui';
import { CallBand } from '../../centre/CallBand.tsx';
import { products } from '../../products/products.ts';
import { Questions } from './Questions.tsx';
import { TipCards } from './TipCards.tsx';
import type { load } from './load.ts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  padding: 40px 0 24px;
  h1 {
    font-size: var(--h1);
  }
  p {
    margin-top: 8px;
    color: var(--text-second);
  }
  svg {
    flex: none;
    width: 220px;
  }
  ${media.mobile} {
    padding: 24px 0 16px;
    svg {
      width: 110px;
    }
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: 48px 64px;
  margin-top: 40px;
`;
const Parts = styled.div`
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
`;
const Tips = styled.section`
  margin-top: 56px;
`;

const codes = ['b', 'l', 'w', 'o'] as const;

export default function ProductGuidePage({ params, data }: PageProps<typeof load>) {
  const { tasks } = useHost();
  const { chosen, pending } = useChosen(params);
  const { product } = chosen;
  const { name, board } = products[product];
  return (
    <Parts>
      <Head>
        <div>
          <h1>{name} 도움말</h1>
          <p>쓰는 법, 고장 해결, 서비스를 한곳에 모았습니다.</p>
        </div>
        <ProductPicture product={board} />
      </Head>
      <FilterLinks
        label="제품"
        look="tabs"
        options={codes.map((value) => ({ value, label: products[value].name }))}
        chosen={product}
        hrefOf={(value) => paths.productGuide({ product: value })}
      />
      {pending ? (
        <ContentSkeleton kind="list" />
      ) : (
        <>
          <Columns>
            <section>
              <h2>할 수 있는 일</h2>
              <TaskRows tasks={tasks.products[board]} />
            </section>
            <Questions faqs={data.faqs} />
          </Columns>
          {data.cards.length > 0 && (
            <Tips>
              <h2>오래 잘 쓰는 법</h2>
              <TipCards cards={data.cards} />
            </Tips>
          )}
        </>
      )}
      <CallBand />
    </Parts>
  );
}
