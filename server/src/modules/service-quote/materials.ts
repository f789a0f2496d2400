import {
  DISCOUNT_RATES,
  SEAT_VISIT_FEE,
  type AnswerOf,
  type listSeatsOfOrder,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';

type Materials = AnswerOf<typeof listSeatsOfOrder>;

const whole = { side: null, suffix: '', word: '' };
const bothSides = [
  { side: 'left', suffix: '-l', word: ' (왼쪽)' },
  { side: 'right', suffix: '-r', word: ' (오른쪽)' },
] as const;

/** The seats of a model of massage chair. A seat with two sides is two of the list. */
export async function materialsOf(
  db: Db,
  { goodsCd, goodsName }: { goodsCd: string; goodsName: string },
): Promise<Materials> {
  const all = await db.selectFrom('seat').selectAll().orderBy('place').execute();
  const seats = all.filter(({ models }) => models.includes(goodsCd));
  const list = seats.flatMap(({ code, name, sides, price: goodsPrice }) =>
    (sides === 1 ? [whole] : bothSides).map(({ side, suffix, word }) => ({
      goodsIdx: `${code}${suffix}`,
      code,
      goodsName: `${name}${word}`,
      side,
      goodsPrice,
    })),
  );
  return {
    list,
    discountRate: DISCOUNT_RATES.seat,
    checkReplacement: list.length > 0 ? 'Y' : 'N',
    goodsName,
    visitFee: SEAT_VISIT_FEE,
  };
}

/** The models of massage chairs with at least one seat that can be ordered online. */
export async function modelsWithSeats(db: Db): Promise<Set<string>> {
  const seats = await db.selectFrom('seat').select('models').execute();
  return new Set(seats.flatMap(({ models }) => models));
}
