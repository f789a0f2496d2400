import { quoteRepair, symptoms, type fileRepair, type ParsedInputOf } from '@portal/contract';
import { fieldError } from '../../../errors.ts';
import { route } from '../../../route.ts';
import { afterServicePrice } from '../../service-quote/prices.ts';
import { readTariff } from '../../service-quote/tariff.ts';
import type { Service } from '../service.ts';

declare module '../service.ts' {
  interface Services {
    after: typeof service;
  }
}

export const service: Service<ParsedInputOf<typeof fileRepair>> = {
  plan({ symptom: code, text }, { product: { product, orderKind }, tariff }) {
    const known: Record<string, string> = symptoms[product];
    const symptom = Object.hasOwn(known, code) ? known[code] : undefined;
    if (!symptom) throw fieldError('symptom', '증상을 골라 주세요.');
    return { price: afterServicePrice(tariff, product, orderKind), more: { symptom, text } };
  },
  routes(app, { db }) {
    route(app, quoteRepair, async ({ product, orderKind }) =>
      afterServicePrice(await readTariff(db), product, orderKind),
    );
  },
  demo: () => ({ symptom: 'power', text: '어제부터 켜지지 않습니다.' }),
};
