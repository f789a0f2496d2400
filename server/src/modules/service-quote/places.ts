import { unservedAddress } from '@portal/format';
import { AppError } from '../../errors.ts';

/**
 * @param field the input's field that a refusal names
 * @throws AppError ERR_INVALID_INPUT where nobody can be sent to the address
 */
export function checkPlace(field: string, addr: string): void {
  const reason = unservedAddress(addr);
  if (reason !== null) throw new AppError('ERR_INVALID_INPUT', { fields: { [field]: reason } });
}
