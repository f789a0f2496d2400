import type { Config } from '@portal/config';
import * as v from 'valibot';
import { providerCalls } from '../../provider-calls.ts';

const checkedSchema = v.object({
  result: v.picklist(['pending', 'match', 'name', 'account', 'closed']),
});
export type Checked = v.InferOutput<typeof checkedSchema>['result'];

/** The account to check; `idNo` is a date of birth `YYMMDD`, or a business number. */
export interface CheckedAccount {
  bankCd: string;
  accountNo: string;
  payerName: string;
  idNo: string;
}

declare module '../../parts.ts' {
  interface Parts {
    kibnet: Kibnet;
  }
}

/**
 * KIBNET asks banks who holds an account, which can take three minutes. Its own protocol is not public: this is what
 * we need of it. A check starts once under our number, and is polled by that number until it is over.
 */
export interface Kibnet {
  check(requestNo: string, account: CheckedAccount): Promise<Checked>;
  /** The outcome of the check with our number; null if it never arrived. */
  checkResult(requestNo: string): Promise<Checked | null>;
}

/** A client of KIBNET at KIBNET_URL. Each call throws AppError ERR_UNAVAILABLE if it does not answer. */
export function kibnetClient(config: Pick<Config, 'KIBNET_URL' | 'KIBNET_KEY'>): Kibnet {
  const at = { url: config.KIBNET_URL, key: config.KIBNET_KEY };
  const answers = { check: checkedSchema, 'check-result': checkedSchema };
  const ask = providerCalls('KIBNET', at, answers);
  return {
    check: async (requestNo, account) =>
      (await ask('check', { requestNo, ...account }))?.result ?? 'account',
    checkResult: async (requestNo) => (await ask('check-result', { requestNo }))?.result ?? null,
  };
}
