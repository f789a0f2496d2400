import type { AnswerOf, findModels, ParsedInputOf } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { matchesAll } from '../../db/matching.ts';
import { searchTerms } from '../../db/search.ts';

export async function findProducts(
  db: Db,
  { goodsName, product }: ParsedInputOf<typeof findModels>,
): Promise<AnswerOf<typeof findModels>> {
  let query = db
    .selectFrom('product_model')
    .select(['goods_cd as goodsCd', 'goods_name as goodsName', 'product'])
    .where(matchesAll(searchTerms(goodsName)));
  if (product !== undefined) query = query.where('product', '=', product);
  return { list: await query.orderBy('place').execute() };
}

/** The months of warranty of each model, and the months between two visits of its care (null for no care), by model code. */
export async function findMonths(db: Db, goodsCds: readonly string[]) {
  if (goodsCds.length === 0) return new Map<string, never>();
  const models = await db
    .selectFrom('product_model')
    .select(['goods_cd', 'warranty_months as warranty', 'care_months as care'])
    .where('goods_cd', 'in', goodsCds)
    .execute();
  return new Map(models.map(({ goods_cd, ...months }) => [goods_cd, months]));
}

/** The model with exactly this number and name, or this one of them if only one is given. Null if there is none. */
export async function findModel(
  db: Db,
  { goodsCd, goodsName }: { goodsCd?: string | undefined; goodsName?: string | undefined },
) {
  if (goodsCd === undefined && goodsName === undefined) return null;
  let models = db
    .selectFrom('product_model')
    .select(['goods_cd as goodsCd', 'goods_name as goodsName', 'product']);
  if (goodsCd !== undefined) models = models.where('goods_cd', '=', goodsCd);
  if (goodsName !== undefined) models = models.where('goods_name', '=', goodsName);
  return (await models.executeTakeFirst()) ?? null;
}
