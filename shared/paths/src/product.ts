import { coverageOf, serviceNames, type Usage } from '@portal/contract';
import { formatFarDay } from '@portal/format';
import * as paths from './paths.ts';

export interface Way {
  label: string;
  href: string;
}

const groupOf = ({ product }: Usage) => (product === 'c' ? 'o' : product);

/** The user manual of a product's model. */
export const manualOfProduct = (usage: Usage): Way => ({
  label: '사용 설명서',
  href: paths.manual({ product: groupOf(usage), model: usage.goodsCd }),
});

/** All pages that a member's product leads to beside its manual, the main one first. */
export function waysOfProduct(usage: Usage): Way[] {
  const { productIdx, goodsCd, verified, contract, services } = usage;
  const custCode = contract?.custCode;
  return [
    ...services.flatMap(({ service, refusal }) =>
      refusal === null
        ? [
            {
              label: `${serviceNames[service]} 신청하기`,
              href: paths.serviceRequest(service, productIdx),
            },
          ]
        : [],
    ),
    ...(verified ? [] : [{ label: '정품 등록하기', href: paths.activate() }]),
    { label: '제품 사용 정보', href: paths.usage({ productIdx }) },
    { label: '동영상 가이드', href: paths.video({ product: groupOf(usage), model: goodsCd }) },
    ...(custCode === undefined
      ? []
      : [
          { label: '납부일 바꾸기', href: paths.payDate({ custCode }) },
          { label: '결제 수단 바꾸기', href: paths.payMethod({ custCode }) },
        ]),
  ];
}

/** In one line, until when the contract or the warranty of a product lasts. */
export function termOfProduct(usage: Usage): string {
  const { contract } = usage;
  if (contract && contract.daysLeft > 0) return `${formatFarDay(contract.until)}까지 계약`;
  const { by, until } = coverageOf(usage);
  if (by === null) return '무상 보증이 끝났습니다';
  return until === null ? '렌탈하신 제품' : `${formatFarDay(until)}까지 무상 보증`;
}

/**
 * The names of products, made different from each other: products of the same name get their serial number or, without one, the
 * number of their order.
 */
export function namesOfProducts(
  products: readonly Pick<Usage, 'goodsName' | 'serialNo' | 'ordNo'>[],
): string[] {
  const isShared = (name: string) =>
    products.filter(({ goodsName }) => goodsName === name).length > 1;
  return products.map(({ goodsName, serialNo, ordNo }) =>
    isShared(goodsName) ? `${goodsName}, ${serialNo ?? ordNo}` : goodsName,
  );
}
