import styled from '@emotion/styled';
import { orderKindNames, type AnswerOf, type readUsage } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Facts, media, ProductPicture } from '@portal/ui';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
  align-items: center;
  gap: 24px 48px;
  max-width: 800px;
  margin-top: 24px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    svg {
      max-width: 160px;
    }
  }
`;

export type Usage = AnswerOf<typeof readUsage>;

/** Model, serial number and installation of the product, beside a drawing of its group. */
export function Product({ usage }: { usage: Usage }) {
  const { product, goodsName, goodsCd, serialNo, orderKind, installedOn, place } = usage;
  return (
    <Box>
      <ProductPicture product={product === 'c' ? 'o' : product} />
      <Facts
        facts={[
          // Most names end with the model, and the page's title is the name.
          ['모델', goodsName.includes(goodsCd) ? null : goodsCd],
          ['시리얼 번호', serialNo ?? '등록되지 않음'],
          ['구매·렌탈', orderKindNames[orderKind]],
          ['설치한 날', formatDay(installedOn)],
          ['설치한 곳', place ? `${place.addr} ${place.addrDetail}`.trim() : null],
        ]}
      />
    </Box>
  );
}
