import {
  fileMembership,
  fileRelocation,
  fileSeatReplacement,
  replacementPrice,
  fileRepair,
  symptoms,
  type ServiceProduct,
} from '@portal/contract';
import { isAnotherRegion } from '@portal/format';
import type { FastifyInstance } from 'fastify';
import { fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route } from '../../route.ts';
import { checkDay, type Visit } from '../service-quote/days.ts';
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
  const known: Record<string, string> = symptoms[product];
  const found = Object.hasOwn(known, code) ? known[code] : undefined;
  if (!found) throw fieldError('symptom', '증상을 골라 주세요.');
  return found;
}

/** The calls by which requests for services are filed. */
export function submissions(app: FastifyInstance, parts: Parts): void {
  const { clock, company } = parts;

  /** The day rules' input for a request that is filed today. */
  const asked = (visit: Pick<Visit, 'service' | 'product'> & Partial<Visit>): Visit => ({
    apart: false,
    today: clock.today(),
    holidays: company.schedule.holidays,
    ...visit,
  });

  route(app, fileRepair, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: fileRepair.kind, service: 'after', key, input, member, siteType },
      async ({ product, orderKind }, transaction) => {
        checkDay('visitOn', asked({ service: 'after', product }), input.visitOn);
        const { symptom, text } = input;
        return {
          price: afterServicePrice(await readTariff(transaction), product, orderKind),
          more: { symptom: symptomName(product, symptom), text },
        };
      },
    ),
  );

  route(app, fileSeatReplacement, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: fileSeatReplacement.kind, service: 'seat', key, input, member, siteType },
      async (product, transaction) => {
        checkDay('visitOn', asked({ service: 'seat', product: product.product }), input.visitOn);
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

  route(app, fileRelocation, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: fileRelocation.kind, service: input.service, key, input, member, siteType },
      async ({ product }, transaction) => {
        const { service, visitOn, secondOn } = input;
        checkDay('visitOn', asked({ service, product }), visitOn);
        const tariff = await readTariff(transaction);
        if (service === 'assemble_disassemble') {
          checkDay('secondOn', asked({ service, product, firstOn: visitOn }), secondOn);
          return { price: assemblePrice(tariff, product), more: { secondOn } };
        }
        const { addr: from, toAddr: to } = input;
        checkPlace('toAddr', to);
        const apart = isAnotherRegion(from, to);
        checkDay('secondOn', asked({ service, product, firstOn: visitOn, apart }), secondOn);
        const ladder = { from: input.ladderFrom === 'Y', to: input.ladderTo === 'Y' };
        return {
          price: transferPrice(tariff, product, { from, to }, ladder),
          more: {
            secondOn,
            ladder,
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

  route(app, fileMembership, (input, { key, member, siteType }) =>
    fileOrder(
      parts,
      { kind: fileMembership.kind, service: 'w_filter', key, input, member, siteType },
      async (product, transaction) => {
        const refusal = await refuseMembership(transaction, member, product);
        if (refusal !== null) throw fieldError('productIdx', refusal);
        return { price: membershipPrice(input.terms), more: { terms: input.terms } };
      },
    ),
  );
}
