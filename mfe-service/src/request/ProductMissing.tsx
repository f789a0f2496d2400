import { REGISTRATION_WORKING_DAYS, type OwnedProduct } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Notice, Stack } from '@portal/ui';

const HOW = `시리얼 번호와 구매 증빙 사진으로 정품 등록을 하시면 영업일 기준 ${REGISTRATION_WORKING_DAYS}일쯤 뒤에 확인되고, 그때부터 신청하실 수 있습니다.`;

/**
 * What to do if the product is not in the list or cannot be chosen: how it is verified, with the way there, and the phone.
 * @param props.products those of the member that the service is for
 */
export function ProductMissing({
  products,
}: {
  products: readonly Pick<OwnedProduct, 'verified'>[];
}) {
  const { company, openPopup, hrefFor } = useHost();
  const { main } = company.phones;
  const activate = hrefFor(paths.activate());
  const isNone = products.length === 0;
  return (
    <>
      {(isNone || products.some(({ verified }) => !verified)) && (
        <Notice>
          <p>
            {isNone
              ? '내 제품에 신청하실 제품이 없습니다.'
              : '사용 정보가 확인되지 않은 제품이 있습니다.'}{' '}
            {HOW}
          </p>
          {activate !== null && <ButtonLink href={activate}>정품 등록하기</ButtonLink>}
        </Notice>
      )}
      <Stack gap={12} align="start">
        <p>
          찾으시는 제품이 없거나 고를 수 없으면 고객센터 <a href={`tel:${main}`}>{main}</a>에서
          신청을 도와드립니다.
        </p>
        <Button onClick={() => openPopup('faqProductNotVisible')}>제품이 보이지 않아요</Button>
      </Stack>
    </>
  );
}
