import { quoteTransfer, type fileRelocation, type ParsedInputOf } from '@portal/contract';
import { isAnotherRegion, regionOf } from '@portal/format';
import { route } from '../../../route.ts';
import { checkPlace } from '../../service-quote/places.ts';
import { transferPrice, transferPrices } from '../../service-quote/prices.ts';
import { readTariff } from '../../service-quote/tariff.ts';
import type { Service } from '../service.ts';

declare module '../service.ts' {
  interface Services {
    transfer: typeof service;
  }
}

type Input = Extract<ParsedInputOf<typeof fileRelocation>, { service: 'transfer' }>;

const laddersOf = ({ ladderFrom, ladderTo }: Pick<Input, 'ladderFrom' | 'ladderTo'>) => {
  return { from: ladderFrom === 'Y', to: ladderTo === 'Y' };
};

export const service: Service<Input> = {
  plan(input, { product: { product }, tariff }) {
    const { addr: from, toAddr: to, toZonecode: zonecode, toAddrDetail: addrDetail } = input;
    checkPlace('toAddr', to);
    const ladder = laddersOf(input);
    return {
      price: transferPrice(tariff, product, { from, to }, ladder),
      more: { ladder, toPlace: { zonecode, addr: to, addrDetail } },
    };
  },
  prices: transferPrices,
  isApart: ({ addr, toAddr }) => isAnotherRegion(addr, toAddr),
  routes(app, { db }) {
    route(app, quoteTransfer, async ({ product, fromAddr: from, toAddr: to, ...ladders }) => {
      checkPlace('fromAddr', from);
      checkPlace('toAddr', to);
      return {
        ...transferPrice(await readTariff(db), product, { from, to }, laddersOf(ladders)),
        fromRegion: regionOf(from) ?? '',
        toRegion: regionOf(to) ?? '',
      };
    });
  },
  demo: () => ({
    service: 'transfer',
    toZonecode: '63122',
    toAddr: '제주특별자치도 제주시 문연로 6',
    toAddrDetail: '201호',
    ladderFrom: 'Y',
    ladderTo: 'N',
  }),
};
