import * as v from 'valibot';
import { dayInput } from '../list.ts';
import {
  addrDetailInput,
  addrInput,
  placeFields,
  serviceFields,
  usePointInput,
  windowInput,
  zonecodeInput,
} from '../service-request.ts';

/** Whether a ladder truck is needed. */
export const ladderInput = v.optional(v.picklist(['Y', 'N']), 'N');

/** The fields of a transfer: `visitOn` and the place are the pickup's, `to` is where it is installed. */
export const transferFields = {
  ...serviceFields,
  ...placeFields,
  toZonecode: zonecodeInput,
  toAddr: addrInput,
  toAddrDetail: addrDetailInput,
  /** The day of installation. */
  secondOn: dayInput,
  secondWindow: windowInput,
  /** Whether a ladder truck is needed, at the old place and at the new one. */
  ladderFrom: ladderInput,
  ladderTo: ladderInput,
  usePoint: usePointInput,
};

/** The fields of a disassembly: `visitOn` is its day, `secondOn` the day of assembly. */
export const assembleFields = {
  ...serviceFields,
  ...placeFields,
  secondOn: dayInput,
  secondWindow: windowInput,
  usePoint: usePointInput,
};
