import {
  DISCOUNT_RATES,
  replacementPrice,
  SEAT_VISIT_FEE,
  type AnswerOf,
  type listSeatsOfOrder,
  type Price,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';

type Materials = AnswerOf<typeof listSeatsOfOrder>;
interface Model {
  goodsCd: string;
  goodsName: string;
}

const whole = { side: null, suffix: '', word: '' };
const bothSides = [
  { side: 'left', suffix: '-l', word: ' (왼쪽)' },
  { side: 'right', suffix: '-r', word: ' (오른쪽)' },
] as const;

const readSeats = (db: Db) => db.selectFrom('seat').selectAll().orderBy('place').execute();
type Seats = Awaited<ReturnType<typeof readSeats>>;

function materialsIn(all: Seats, { goodsCd, goodsName }: Model): Materials {
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
const modelsIn = (all: Seats) => new Set(all.flatMap(({ models }) => models));

/** The seats of a model of massage chair. A seat with two sides is two of the list. */
export const materialsOf = async (db: Db, model: Model): Promise<Materials> =>
  materialsIn(await readSeats(db), model);

/** The models of massage chairs with at least one seat that can be ordered online. */
export const modelsWithSeats = async (db: Db): Promise<Set<string>> =>
  modelsIn(await readSeats(db));

/** The prices of each seat by itself, and of all seats of a chair. */
export async function seatPrices(db: Db): Promise<Price[]> {
  const all = await readSeats(db);
  return [...modelsIn(all)].flatMap((goodsCd) => {
    const chair = materialsIn(all, { goodsCd, goodsName: '' });
    const seats = chair.list.map(({ goodsIdx }) => goodsIdx);
    return [...seats.map((one) => [one]), seats].map((chosen) => replacementPrice(chair, chosen));
  });
}
