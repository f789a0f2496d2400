import { quoteAssembly, type Filed } from '@portal/contract';
import { route } from '../../../route.ts';
import { assemblePrice } from '../../service-quote/prices.ts';
import { readTariff } from '../../service-quote/tariff.ts';
import type { Service } from '../service.ts';

declare module '../service.ts' {
  interface Services {
    assemble_disassemble: typeof service;
  }
}

export const service: Service<Filed & { service: 'assemble_disassemble' }> = {
  plan: (_, { product: { product }, tariff }) => ({ price: assemblePrice(tariff, product) }),
  routes(app, { db }) {
    route(app, quoteAssembly, async ({ grpCode }) => assemblePrice(await readTariff(db), grpCode));
  },
  demo: () => ({ service: 'assemble_disassemble' }),
};
