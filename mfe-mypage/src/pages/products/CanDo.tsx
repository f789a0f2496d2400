import { serviceNames, type Usage } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Cluster } from '@portal/ui';

/** All pages that a product can lead to, the most specific first. */
function waysOf({ productIdx, product, goodsCd, verified, contract, services }: Usage) {
  const group = product === 'c' ? 'o' : product;
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
    { label: '사용 설명서', href: paths.manual({ product: group, model: goodsCd }) },
    { label: '동영상 가이드', href: paths.video({ product: group, model: goodsCd }) },
    ...(custCode === undefined
      ? []
      : [
          { label: '납부일 바꾸기', href: paths.payDate({ custCode }) },
          { label: '결제 수단 바꾸기', href: paths.payMethod({ custCode }) },
        ]),
  ];
}

/** Links to what the member can do with a product now. Pages that this release does not have are left out. */
export function CanDo({ usage }: { usage: Usage }) {
  const { hrefFor } = useHost();
  const ways = waysOf(usage).filter(({ href }) => hrefFor(href) !== null);
  if (ways.length === 0) return null;
  return (
    <>
      <h3>지금 하실 수 있는 일</h3>
      <Cluster as="ul" aria-label={`${usage.goodsName}: 지금 하실 수 있는 일`}>
        {ways.map(({ label, href }) => (
          <li key={label}>
            <ButtonLink href={href}>{label}</ButtonLink>
          </li>
        ))}
      </Cluster>
    </>
  );
}
