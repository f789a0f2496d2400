import type { Filed } from '@portal/contract';
import { assemblePrice } from '../../service-quote/prices.ts';
import type { Service } from '../service.ts';

declare module '../service.ts' {
  interface Services {
    assemble_disassemble: typeof service;
  }
}

export const service: Service<Filed & { service: 'assemble_disassemble' }> = {
  plan: (_, { product: { product }, tariff }) => ({ price: assemblePrice(tariff, product) }),
  price: assemblePrice,
  demo: () => ({ service: 'assemble_disassemble' }),
};
