import { isSmallIslandOfJeju, regionOf, type RegionCode } from '@portal/format';
import { AppError } from '../../errors.ts';

/** What a field says where nobody can be sent to its address; null where somebody can. */
export function unservedAddress(addr: string): string | null {
  if (regionOf(addr) === null) return '지역을 알 수 없는 주소입니다. 시·도부터 다시 입력해 주세요.';
  return isSmallIslandOfJeju(addr)
    ? '제주는 본섬만 방문할 수 있습니다. 우도, 추자도, 가파도, 마라도, 비양도에는 방문할 수 없습니다.'
    : null;
}

/**
 * The region of an address that somebody can be sent to.
 * @param field the input's field that a refusal names
 * @throws AppError ERR_INVALID_INPUT
 */
export function servedRegion(field: string, addr: string): RegionCode {
  const region = regionOf(addr);
  const reason = unservedAddress(addr);
  if (region === null || reason !== null)
    throw new AppError('ERR_INVALID_INPUT', { fields: { [field]: reason ?? '' } });
  return region;
}
