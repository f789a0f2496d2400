import { ReleaseError } from '@portal/release-store';
import { Factors } from '../../factor/factors.ts';
import type { Verb } from '../verb.ts';
import { byOf } from './by.ts';

export const factorReset: Verb = {
  name: 'factor reset',
  args: 'ACCOUNT',
  count: [1, 1],
  does: 'takes a manager’s second factor away, who then enrols another app at the next sign-in',
  options: ['reason'],
  examples: ["npm run release -- factor reset jihye --reason 'lost phone, known by voice'"],
  async run({ store, config, args: [account = ''], say, ...rest }) {
    const factors = new Factors(config);
    const by = byOf(rest);
    if (!/^[a-z][a-z0-9._-]{1,31}$/.test(account) || !factors.has(account))
      throw new ReleaseError(
        'check',
        `no account ${account} has a second factor on this machine: run it where the desk runs`,
      );
    const record = await store.desk.add({
      verb: 'factor reset',
      subject: account,
      token: null,
      ...by,
    });
    factors.remove(account);
    say(`reset      ${account} enrols an app at the next sign-in`);
    return record;
  },
};
