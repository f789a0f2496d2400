import type { Config } from '@portal/config';
import * as v from 'valibot';
import { providerCalls } from '../../provider-calls.ts';

const checkedSchema = v.object({
  result: v.picklist(['pending', 'match', 'name', 'account', 'closed']),
});
export type Checked = v.InferOutput<typeof checkedSchema>['result'];

/** Whose account is asked about; `idNo` is a date of birth `YYMMDD`, or a business number. */
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
 * KIBNET, which asks banks whose an account is; that can take three minutes. Its own protocol is not public: this is what
 * we need of it. A check begins once under our number, and is asked about by that number until it is over.
 */
export interface Kibnet {
  check(requestNo: string, account: CheckedAccount): Promise<Checked>;
  /** What became of the check with our number; null where it never arrived. */
  checkResult(requestNo: string): Promise<Checked | null>;
}

/** A client of KIBNET at KIBNET_URL. Each call throws AppError ERR_UNAVAILABLE where it does not answer. */
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
