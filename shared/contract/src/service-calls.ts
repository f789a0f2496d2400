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
import { visitKinds, type ServiceKind, type VisitKind } from './service.ts';
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
import {
  cancelVisit,
  fileVisit,
  listVisits,
  payVisitByPoints,
  quoteVisit,
  readVisit,
  type VisitCall,
} from './visit-calls.ts';

// The calls of every service, by what they do.

type Every<Call> = Readonly<Record<ServiceKind, Call>>;
/** Services whose calls the specification names, and the membership, whose calls are not those of a visit. */
type Named =
  | Extract<VisitKind, 'after' | 'seat' | 'transfer' | 'assemble_disassemble'>
  | Exclude<ServiceKind, VisitKind>;
type Unnamed = Exclude<VisitKind, Named>;
/** Calls that are named after their service's code. They have no export of their own: the tables below hold them by service. */
export type UnnamedCall = { [S in Unnamed]: VisitCall<S> }[Unnamed];

/** Completes a table of named calls with those of every other service, made from its code. */
function every<Call>(
  named: Readonly<Record<Named, Call>>,
  callOf: (service: VisitKind) => Call,
): Every<Call> {
  const visits = Object.fromEntries(visitKinds.map((kind) => [kind, callOf(kind)]));
  return { ...(visits as Record<VisitKind, Call>), ...named };
}

type Listing = Endpoint<(typeof listRepairs)['input'], (typeof listRepairs)['answer'], 'member'>;
export const listOrders = every<Listing>(
  {
    after: listRepairs,
    seat: listSeatReplacements,
    transfer: listTransfers,
    assemble_disassemble: listAssemblies,
    w_filter: listMemberships,
  },
  listVisits,
);

/** The number of a request is called as the service's `names` say. */
type ByNumber<Answer extends Schema> = Endpoint<
  v.GenericSchema<Readonly<Record<string, string>>>,
  Answer,
  'member'
>;

export const readOrder = every<ByNumber<typeof readRepair.answer>>(
  {
    after: readRepair,
    seat: readSeatReplacement,
    transfer: readTransfer,
    assemble_disassemble: readAssembly,
    w_filter: readMembership,
  },
  readVisit,
);

export const cancelOrder = every<ByNumber<typeof cancelRepair.answer>>(
  {
    after: cancelRepair,
    seat: cancelSeatReplacement,
    transfer: cancelTransfer,
    assemble_disassemble: cancelAssembly,
    w_filter: cancelMembership,
  },
  cancelVisit,
);

type Paying = typeof payTransferByPoints;
/** Null for services that are not paid before the visit. */
export const payOrderByPoints = every<Endpoint<Paying['input'], Paying['answer'], 'member'> | null>(
  {
    after: null,
    seat: paySeatReplacementByPoints,
    transfer: payTransferByPoints,
    assemble_disassemble: payAssemblyByPoints,
    w_filter: null,
  },
  payVisitByPoints,
);

type Quoting = Endpoint<
  v.GenericSchema<Readonly<Record<string, string | undefined>>>,
  typeof priceSchema,
  never
>;
/** Null where the price depends on more than the product group, which is called as the service's `names` say. */
export const quoteOrder = every<Quoting | null>(
  {
    after: quoteRepair,
    seat: null,
    transfer: null,
    assemble_disassemble: quoteAssembly,
    w_filter: null,
  },
  quoteVisit,
);

/** What every request that is filed has, whatever its service asks for beside it. */
export type Filed = v.InferOutput<
  v.ObjectSchema<typeof requesterFields & typeof placeFields, undefined>
> & {
  /** Where two services share a call. */
  service?: ServiceKind;
  visitOn?: string;
  secondOn?: string;
  visitWindow?: string | undefined;
  secondWindow?: string | undefined;
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

export const fileOrder = every<Filing>(
  {
    after: fileRepair,
    seat: fileSeatReplacement,
    transfer: fileRelocation,
    assemble_disassemble: fileRelocation,
    w_filter: fileMembership,
  },
  fileVisit,
);
