import styled from '@emotion/styled';
import type { Faq, Popup } from '@portal/contract';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  ContentSkeleton,
  FilterLinks,
  Grid,
  LeakFirst,
  media,
  ProductPicture,
  Stack,
  TaskRows,
  Text,
  BoardHtml,
  Card,
} from '@portal/ui';
import { CallBand } from '../../centre/CallBand.tsx';
import { products } from '../../products/products.ts';
import type { load } from './load.ts';

function TipCards({ cards }: { cards: Popup[] }) {
  const { hrefFor } = useHost();
  return (
    <Grid as="ul" min={280}>
      {cards.map(({ name, title, result }) => (
        <Card as="li" tone="quiet" key={name}>
          <Text as="h3" size="row" bottom={8}>
            {title}
          </Text>
          <BoardHtml html={result} hrefFor={hrefFor} />
        </Card>
      ))}
    </Grid>
  );
}

/** Each with the sentence of its answer that helps at once, as shutting a valve. */
function Questions({ faqs }: { faqs: Faq[] }) {
  const { hrefFor } = useHost();
  if (faqs.length === 0 || !hrefFor(paths.faq())) return null;
  return (
    <section>
      <Text as="h2" size="h3" bottom={12}>
        많이 보는 질문
      </Text>
      <TaskRows
        tasks={faqs.map(({ bbsIdx, subject, excerpt }) => ({
          label: subject,
          text: excerpt,
          href: `${paths.faq({ faq: bbsIdx })}#faq-${bbsIdx}`,
        }))}
      />
    </section>
  );
}

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

const codes = ['b', 'l', 'w', 'o'] as const;

export default function ProductGuidePage({ params, data }: PageProps<typeof load>) {
  const { tasks, company } = useHost();
  const { chosen, pending } = useChosen(params);
  const { product } = chosen;
  const { name, board } = products[product];
  return (
    <>
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
          {product === 'w' && <LeakFirst phone={company.phones.main} />}
          <Grid min={420} gap={[48, 72]} top={48}>
            <section>
              <Text as="h2" size="h3" bottom={12}>
                할 수 있는 일
              </Text>
              <TaskRows tasks={tasks.products[board]} />
            </section>
            <Questions faqs={data.faqs} />
          </Grid>
          {data.cards.length > 0 && (
            <Stack as="section" gap={12} top={48}>
              <Text as="h2" size="h3">
                오래 잘 쓰는 법
              </Text>
              <TipCards cards={data.cards} />
            </Stack>
          )}
        </>
      )}
      <CallBand />
    </>
  );
}
