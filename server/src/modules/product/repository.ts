import type { AnswerOf, getProductListByName, ParsedInputOf } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { matchesAll, searchTerms } from '../../db/search.ts';

export async function findProducts(
  db: Db,
  { goodsName, product }: ParsedInputOf<typeof getProductListByName>,
): Promise<AnswerOf<typeof getProductListByName>> {
  let query = db
    .selectFrom('product_model')
    .select(['goods_cd as goodsCd', 'goods_name as goodsName', 'product'])
    .where(matchesAll(searchTerms(goodsName)));
  if (product !== undefined) query = query.where('product', '=', product);
  return { list: await query.orderBy('place').execute() };
}

/** Months of a model's warranty, and between visits of its care (null for none); null where there is no such model. */
export async function findMonths(db: Db, goodsCd: string) {
  const model = await db
    .selectFrom('product_model')
    .select(['warranty_months as warranty', 'care_months as care'])
    .where('goods_cd', '=', goodsCd)
    .executeTakeFirst();
  return model ?? null;
}

/** The model with exactly this number and name; one of them is enough. Null where there is none. */
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
