import { sensitiveNumber } from '@portal/format';
import type { Address } from '@portal/host';
import type { ChosenAddress } from './postcode-message.ts';

/**
 * Converts the search's answer to an address without its detail. Where the road or lot address is empty, takes the
 * search's guess.
 */
export const addressOf = (chosen: ChosenAddress): Omit<Address, 'detail'> => ({
  zonecode: chosen.zonecode,
  roadAddress: chosen.roadAddress || chosen.autoRoadAddress,
  jibunAddress: chosen.jibunAddress || chosen.autoJibunAddress,
  buildingName: chosen.buildingName,
});

/** An address typed by hand. */
export interface Draft {
  zonecode: string;
  address: string;
  detail: string;
}

/** Why an address or its detail cannot be taken; undefined where it can. Numbers that identify a person are refused. */
export const placeProblem = (text: string): string | undefined =>
  sensitiveNumber(text) ?? undefined;

/** The error sentence of each field that is wrong. */
export function draftErrors(draft: Draft): Partial<Record<keyof Draft, string>> {
  const { zonecode, address, detail } = draft;
  const [inAddress, inDetail] = [placeProblem(address), placeProblem(detail)];
  return {
    ...(!/^\d{5}$/.test(zonecode.trim()) && { zonecode: '우편번호 숫자 5자리를 입력해 주세요.' }),
    ...(address.trim().length < 5 && { address: '주소를 시·도부터 입력해 주세요.' }),
    ...(inAddress && { address: inAddress }),
    ...(inDetail && { detail: inDetail }),
  };
}

export const addressByHand = ({ zonecode, address, detail }: Draft): Address => ({
  zonecode: zonecode.trim(),
  roadAddress: address.trim(),
  jibunAddress: '',
  buildingName: '',
  detail: detail.trim(),
});
