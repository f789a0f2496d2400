import { faqTypeNames, productNames } from '@portal/contract';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  ListPage,
  optionsOf,
  Rows,
  icons,
  Button,
  Card,
  Cluster,
  Icon,
  PhoneLink,
  Text,
  spots,
} from '@portal/ui';
import { FaqItem } from './FaqItem.tsx';
import type { load } from './load.ts';

/** Further ways to get help if no question answered it. */
function NotSolved() {
  const { company, openPopup } = useHost();
  return (
    <Card as="aside" tone="soft" top={48}>
      <Cluster justify="space-between" gap={[16, 32]}>
        <div>
          <Text as="h2" size="h4">
            해결되지 않으셨나요?
          </Text>
          <p>{company.hours}</p>
        </div>
        <Cluster gap={[12, 24]}>
          <Button onClick={() => openPopup('faqProductNotVisible')}>제품이 보이지 않아요</Button>
          <PhoneLink size="h4" href={`tel:${company.phones.main}`}>
            <Icon shape={icons.phone} />
            {company.phones.main}
          </PhoneLink>
        </Cluster>
      </Cluster>
    </Card>
  );
}

const { bf, l, w, c } = productNames;
const products = optionsOf({ a: '전체', bf, l, w, c });
const types = optionsOf({ all: '전체', ...faqTypeNames });

export default function FaqPage({ params, data: faqs }: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { product, type, q } = chosen;
  return (
    <>
      <ListPage
        title="자주 묻는 질문"
        lead="증상이나 궁금한 점을 고르거나 찾아보세요."
        address={paths.faq}
        params={{ product, type, q }}
        pending={pending}
        filters={[
          { param: 'product', label: '제품', look: 'tabs', options: products },
          { param: 'type', label: '분류', look: 'chips', options: types },
        ]}
        search={{
          param: 'q',
          label: '자주 묻는 질문에서 찾기',
          placeholder: '예: 리모컨, 물맛, ㄹㅁㅋ',
        }}
        page={faqs}
        count=""
        empty={{
          spot: spots.search,
          title: q ? `‘${q}’에 대한 질문을 찾지 못했습니다.` : '이 분류에는 아직 질문이 없습니다.',
          text: q ? '다른 말로 찾거나 분류를 전체로 바꿔 보세요.' : '다른 분류를 골라 보세요.',
          ...(faqs.common > 0 && {
            text: `모든 제품에 공통인 질문 가운데 ${faqs.common}건이 있습니다.`,
            way: {
              label: `공통 질문 ${faqs.common}건 보기`,
              href: paths.faq({ product: 'c', type, q }),
            },
          }),
          all: '전체 질문 보기',
        }}
      >
        <Rows>
          {faqs.list.map((item) => (
            <FaqItem
              key={item.bbsIdx}
              faq={item}
              label={product === 'a' ? productNames[item.product] : null}
              open={item.bbsIdx === chosen.faq}
              showExcerpt={q !== ''}
              href={`${paths.faq({ product, type, faq: item.bbsIdx })}#faq-${item.bbsIdx}`}
            />
          ))}
        </Rows>
      </ListPage>
      <NotSolved />
    </>
  );
}
