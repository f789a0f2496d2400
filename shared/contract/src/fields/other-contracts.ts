import * as v from 'valibot';
import { idxSchema } from '../list.ts';

/** How many further contracts one change can take along. */
export const OTHER_CONTRACTS_MAX = 30;

/** Numbers of further contracts that change together with the first: all of them, or none. */
export const otherContractsSchema = v.pipe(
  v.array(idxSchema),
  v.maxLength(OTHER_CONTRACTS_MAX, `한 번에 ${OTHER_CONTRACTS_MAX + 1}개까지 바꾸실 수 있습니다.`),
  v.check((codes) => new Set(codes).size === codes.length, '계약을 다시 골라 주세요.'),
);
