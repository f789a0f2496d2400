import {
  joinFilterMembership,
  orderRelocation,
  orderReplacement,
  replacementPrice,
  saveAfterService,
  symptoms,
  type ServiceProduct,
} from '@portal/contract';
import { isAnotherRegion } from '@portal/format';
import type { FastifyInstance } from 'fastify';
import { fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route } from '../../route.ts';
import { closedReason, type Visit } from '../service-quote/days.ts';
import { materialsOf } from '../service-quote/materials.ts';
import { checkPlace } from '../service-quote/places.ts';
import {
  afterServicePrice,
  assemblePrice,
  membershipPrice,
  transferPrice,
} from '../service-quote/prices.ts';
import { readTariff } from '../service-quote/tariff.ts';
import { fileOrder } from './file-order.ts';
import { refuseMembership } from './membership.ts';

/** The name of a symptom of a product group. @throws AppError ERR_INVALID_INPUT where the group has none of this code */
function symptomName(product: ServiceProduct, code: string): string {
  const known: Record<string, { label: string }> = symptoms[product];
  const found = Object.hasOwn(known, code) ? known[code] : undefined;
  if (!found) throw fieldError('symptom', '증상을 골라 주세요.');
  return found.label;
}

/** The calls by which requests for services are filed. */
export function submissions(app: FastifyInstance, parts: Parts): void {
  const { clock, company } = parts;

  /** @throws AppError ERR_INVALID_INPUT where the day cannot be chosen */
  const checkDay = (
    field: string,
    day: string,
    visit: Pick<Visit, 'service' | 'product'> & Partial<Visit>,
  ) => {
    const today = clock.today();
    const asked = { apart: false, today, holidays: company.schedule.holidays, ...visit };
    const reason = closedReason(asked, day);
    if (reason !== null)
      throw fieldError(field, `고르신 날은 예약할 수 없습니다 (${reason}). 다른 날을 골라 주세요.`);
  };

  route(app, saveAfterService, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: saveAfterService.kind, service: 'after', key, input, member, siteType },
      async ({ product, orderKind }, transaction) => {
        checkDay('visitOn', input.visitOn, { service: 'after', product });
        const { symptom, text } = input;
        return {
          price: afterServicePrice(await readTariff(transaction), product, orderKind),
          more: { symptom: symptomName(product, symptom), text },
        };
      },
    ),
  );

  route(app, orderReplacement, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: orderReplacement.kind, service: 'seat', key, input, member, siteType },
      async (product, transaction) => {
        checkDay('visitOn', input.visitOn, { service: 'seat', product: product.product });
        const materials = await materialsOf(transaction, product);
        const chosen = materials.list.filter(({ goodsIdx }) => input.goodsIdx.includes(goodsIdx));
        if (chosen.length !== input.goodsIdx.length)
          throw fieldError('goodsIdx', '이 제품에 없는 시트가 들어 있습니다. 다시 골라 주세요.');
        return {
          price: replacementPrice(materials, input.goodsIdx),
          more: {
            parts: chosen.map(({ goodsIdx, goodsName, goodsPrice }) => ({
              goodsIdx,
              goodsName,
              goodsPrice,
            })),
          },
        };
      },
    ),
  );

  route(app, orderRelocation, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: orderRelocation.kind, service: input.service, key, input, member, siteType },
      async ({ product }, transaction) => {
        const { service, visitOn, secondOn } = input;
        checkDay('visitOn', visitOn, { service, product });
        const tariff = await readTariff(transaction);
        if (service === 'assemble_disassemble') {
          checkDay('secondOn', secondOn, { service, product, firstOn: visitOn });
          return { price: assemblePrice(tariff, product), more: { secondOn } };
        }
        const { addr: from, toAddr: to } = input;
        checkPlace('toAddr', to);
        const apart = isAnotherRegion(from, to);
        checkDay('secondOn', secondOn, { service, product, firstOn: visitOn, apart });
        const ladder = { from: input.ladderFrom === 'Y', to: input.ladderTo === 'Y' };
        return {
          price: transferPrice(tariff, product, { from, to }, ladder),
          more: {
            secondOn,
            ladder: ladder.from || ladder.to ? ladder : null,
            toPlace: {
              zonecode: input.toZonecode,
              addr: to,
              addrDetail: input.toAddrDetail,
            },
          },
        };
      },
    ),
  );

  route(app, joinFilterMembership, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: joinFilterMembership.kind, service: 'w_filter', key, input, member, siteType },
      async (product, transaction) => {
        const refusal = await refuseMembership(transaction, member, product);
        if (refusal !== null) throw fieldError('productIdx', refusal);
        return { price: membershipPrice(input.terms), more: { terms: input.terms } };
      },
    ),
  );
}
