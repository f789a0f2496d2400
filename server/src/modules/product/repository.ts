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
