import { replacementPrice, type fileSeatReplacement, type ParsedInputOf } from '@portal/contract';
import { fieldError } from '../../../errors.ts';
import { materialsOf, modelsWithSeats, seatPrices } from '../../service-quote/materials.ts';
import { unverifiedRefusal } from '../rules.ts';
import type { Service } from '../service.ts';

declare module '../service.ts' {
  interface Services {
    seat: typeof service;
  }
}

const NO_SEATS = '온라인으로 바꿀 수 있는 시트가 없는 모델입니다. 고객센터로 전화해 주세요.';

export const service: Service<ParsedInputOf<typeof fileSeatReplacement>> = {
  async plan({ goodsIdx: asked }, { db, product }) {
    const materials = await materialsOf(db, product);
    const chosen = materials.list.filter(({ goodsIdx }) => asked.includes(goodsIdx));
    if (chosen.length !== asked.length)
      throw fieldError('goodsIdx', '이 제품에 없는 시트가 들어 있습니다. 다시 골라 주세요.');
    const parts = chosen.map(({ goodsIdx, goodsName, goodsPrice }) => {
      return { goodsIdx, goodsName, goodsPrice };
    });
    return { price: replacementPrice(materials, asked), more: { parts } };
  },
  prices: (_, product, db) => (product === 'bf' ? seatPrices(db) : []),
  async refusals({ db }, _, products) {
    const seated = await modelsWithSeats(db);
    return products.map((product) =>
      seated.has(product.goodsCd) ? unverifiedRefusal(product) : NO_SEATS,
    );
  },
  async demo({ db, product }) {
    const { list } = await materialsOf(db, product);
    return { goodsIdx: list.slice(0, 3).map(({ goodsIdx }) => goodsIdx) };
  },
};
