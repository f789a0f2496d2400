import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../release-command.ts';

interface Serial {
  serialNo: string;
  goodsCd: string;
  taken?: boolean;
}

const all = JSON.parse(readFileSync(join(root, 'server/content/serial.json'), 'utf8')) as Serial[];
const numbers = (of: readonly Serial[]) => of.map(({ serialNo }) => serialNo);

const model = 'HB-520';
const own = all.filter(({ goodsCd }) => goodsCd === model);

/** Serial numbers of the demo's content, one for each answer of the API. */
export const serials = {
  model,
  /** Numbers that can be registered, each once. The demo registers the last of them. */
  fit: numbers(own.filter(({ taken }) => !taken)),
  /** The same for another model. */
  other: {
    model: 'HB-500',
    fit: numbers(all.filter(({ goodsCd, taken }) => goodsCd === 'HB-500' && !taken)),
  },
  taken: numbers(own.filter(({ taken }) => taken))[0] ?? '',
  otherModel: numbers(all.filter(({ goodsCd }) => goodsCd !== model))[0] ?? '',
  /** A number in the right form that no product has. */
  unknown: 'C1901999999',
};
