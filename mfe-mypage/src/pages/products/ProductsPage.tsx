import { orderKindNames } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { namesOfProducts, paths } from '@portal/paths';
import { Notice, Rows, Stack, spots } from '@portal/ui';
import { useState } from 'react';
import { MemberList } from '../../list/MemberList.tsx';
import { RegistrationRow } from '../../registration/RegistrationRow.tsx';
import { HandedOver } from './HandedOver.tsx';
import type { load } from './load.ts';
import { ProductCard } from './ProductCard.tsx';

const kinds = [
  { value: 'all', label: '전체' },
  { value: '1', label: orderKindNames['1'] },
  { value: '0', label: orderKindNames['0'] },
] as const;
const whyEmpty = {
  all: '온라인 마켓이나 매장에서 구매하신 제품은 정품 등록을 하시면 나타납니다.',
  '1': '렌탈하신 제품이 없습니다. 계약은 계약하신 분의 계정에 나타납니다.',
  '0': '구매하신 제품이 없습니다. 정품 등록을 하시면 나타납니다.',
};

export default function ProductsPage({ params, data }: PageProps<typeof load>) {
  const { product } = params;
  const { productList, contractsUnknown, registering = [], handedOver = [] } = data;
  const total = productList.length + registering.length + handedOver.length;
  const [justHanded, setJustHanded] = useState<string | null>(null);
  const names = namesOfProducts(productList);
  const form = useHost().hrefFor(paths.activate());
  return (
    <MemberList
      here="products"
      title="내 제품"
      lead="쓰고 계신 제품의 보증, 계약, 다음 점검과 하실 수 있는 일입니다."
      address={paths.memberProducts}
      params={params}
      filters={[{ param: 'product', label: '구매·렌탈', look: 'tabs', options: kinds }]}
      page={{ total, curPage: 1, pageSize: Math.max(1, total) }}
      empty={{
        spot: spots.product,
        title: fixedTexts.noProducts,
        text: whyEmpty[product],
        way: { label: '정품 등록하기', href: form },
      }}
    >
      {contractsUnknown && (
        <Notice role="status">
          <p>
            계약과 출금 정보를 지금 가져오지 못했습니다. 잠시 뒤 다시 열어 주세요. 다른 내용은
            그대로 보실 수 있습니다.
          </p>
        </Notice>
      )}
      {registering.length > 0 && (
        <Rows aria-label="확인을 기다리는 정품 등록">
          {registering.map((one) => (
            <RegistrationRow key={one.bbsIdx} registration={one} />
          ))}
        </Rows>
      )}
      <Stack as="ul" gap={24} top={12}>
        {productList.map((usage, i) => (
          <ProductCard
            key={usage.productIdx}
            usage={usage}
            name={names[i] ?? usage.goodsName}
            contractsUnknown={contractsUnknown}
            onHandedOver={() => setJustHanded(usage.productIdx)}
            contractSaid={productList
              .slice(0, i)
              .some(({ contract }) => contract && contract.custCode === usage.contract?.custCode)}
          />
        ))}
      </Stack>
      <HandedOver handovers={handedOver} said={justHanded} />
    </MemberList>
  );
}
