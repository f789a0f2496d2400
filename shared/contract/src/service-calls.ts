import type * as v from 'valibot';
import { cancelRepair, fileRepair, listRepairs, quoteRepair, readRepair } from './after-service.ts';
import type { priceSchema } from './cost.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import {
  cancelMembership,
  fileMembership,
  listMemberships,
  readMembership,
} from './filter-membership.ts';
import {
  cancelSeatReplacement,
  fileSeatReplacement,
  listSeatReplacements,
  paySeatReplacementByPoints,
  readSeatReplacement,
} from './replacement.ts';
import type { orderReceiptSchema } from './service-order.ts';
import type { placeFields, requesterFields } from './service-request.ts';
import type { ServiceKind, VisitKind } from './service.ts';
import {
  cancelAssembly,
  cancelTransfer,
  fileRelocation,
  listAssemblies,
  listTransfers,
  payAssemblyByPoints,
  payTransferByPoints,
  quoteAssembly,
  readAssembly,
  readTransfer,
} from './transfer.ts';

// The calls of every service, by what they do.

type Listing = typeof listRepairs;
export const listOrders: Readonly<
  Record<ServiceKind, Endpoint<Listing['input'], Listing['answer'], 'member'>>
> = {
  after: listRepairs,
  seat: listSeatReplacements,
  transfer: listTransfers,
  assemble_disassemble: listAssemblies,
  w_filter: listMemberships,
};

/** The number of a request is called as the service's `names` say. */
type ByNumber<Answer extends Schema> = Endpoint<
  v.GenericSchema<Readonly<Record<string, string>>>,
  Answer,
  'member'
>;

export const readOrder: Readonly<Record<ServiceKind, ByNumber<typeof readRepair.answer>>> = {
  after: readRepair,
  seat: readSeatReplacement,
  transfer: readTransfer,
  assemble_disassemble: readAssembly,
  w_filter: readMembership,
};

export const cancelOrder: Readonly<Record<ServiceKind, ByNumber<typeof cancelRepair.answer>>> = {
  after: cancelRepair,
  seat: cancelSeatReplacement,
  transfer: cancelTransfer,
  assemble_disassemble: cancelAssembly,
  w_filter: cancelMembership,
};

type Paying = typeof payTransferByPoints;
/** Null for services that are not paid before the visit. */
export const payOrderByPoints: Readonly<
  Record<ServiceKind, Endpoint<Paying['input'], Paying['answer'], 'member'> | null>
> = {
  after: null,
  seat: paySeatReplacementByPoints,
  transfer: payTransferByPoints,
  assemble_disassemble: payAssemblyByPoints,
  w_filter: null,
};

type Quoting = Endpoint<
  v.GenericSchema<Readonly<Record<string, string | undefined>>>,
  typeof priceSchema,
  never
>;
/** Null where the price depends on more than the product group, which is called as the service's `names` say. */
export const quoteOrder: Readonly<Record<VisitKind, Quoting | null>> = {
  after: quoteRepair,
  seat: null,
  transfer: null,
  assemble_disassemble: quoteAssembly,
};

/** What every request that is filed has, whatever its service asks for beside it. */
export type Filed = v.InferOutput<
  v.ObjectSchema<typeof requesterFields & typeof placeFields, undefined>
> & {
  /** Where two services share a call. */
  service?: ServiceKind;
  visitOn?: string;
  secondOn?: string;
  consentMarketing?: 'Y' | 'N';
  usePoint?: number;
  photos?: string[];
};

type Filing = Endpoint<
  v.GenericSchema<Readonly<Record<string, unknown>>, Filed>,
  typeof orderReceiptSchema,
  'member',
  true
>;

export const fileOrder: Readonly<Record<ServiceKind, Filing>> = {
  after: fileRepair,
  seat: fileSeatReplacement,
  transfer: fileRelocation,
  assemble_disassemble: fileRelocation,
  w_filter: fileMembership,
};
