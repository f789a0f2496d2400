import * as v from 'valibot';
import { priceSchema } from './cost.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { assembleFields, ladderInput, transferFields } from './fields/transfer.ts';
import { idxSchema } from './list.ts';
import {
  byPoints,
  cancel,
  detail,
  listOf,
  orderReceiptSchema,
  ordersStale,
} from './service-order.ts';
import { addrInput } from './service-request.ts';

const productSchema = v.picklist(['bf', 'l', 'w']);
export const quoteTransfer = endpoint({
  kind: 'transferPrice',
  reads: true,
  path: '/api/customer/getTransferPrice',
  overlay: 'transferPrice',
  summary: 'What a transfer costs between two addresses, by their regions.',
  input: v.object({
    product: productSchema,
    fromAddr: addrInput,
    toAddr: addrInput,
    ladderFrom: ladderInput,
    ladderTo: ladderInput,
  }),
  answer: v.object({
    ...priceSchema.entries,
    /** Region codes of the two addresses. */
    fromRegion: v.string(),
    toRegion: v.string(),
  }),
});

export const quoteAssembly = endpoint({
  kind: 'assemblePrice',
  path: '/api/customer/getAssemblePrice',
  summary: 'What disassembly and assembly of a product group cost.',
  /** The group's code is the product group's own. */
  input: v.object({ grpCode: productSchema }),
  answer: priceSchema,
});

export const fileRelocation = memberEndpoint({
  kind: 'orderRelocation',
  path: '/api/customer/getPayOrdNo',
  keyed: true,
  invalidates: ordersStale,
  summary:
    'Files a transfer or a disassembly; it waits for its payment unless points cover all of it.',
  input: v.variant('service', [
    v.object({ service: v.literal('transfer'), ...transferFields }),
    v.object({ service: v.literal('assemble_disassemble'), ...assembleFields }),
  ]),
  answer: orderReceiptSchema,
  errors: ['ERR_POINT_SHORT', 'ERR_WINDOW_FULL'],
});

export const payTransferByPoints = memberEndpoint({
  ...byPoints,
  kind: 'savePointPayResult',
  path: '/api/order/savePointPayResult',
  summary: 'Pays a transfer that waits for its payment wholly with points.',
});

export const payAssemblyByPoints = memberEndpoint({
  ...byPoints,
  kind: 'assemblePointOrderComplete',
  path: '/api/customer/assemblePointOrderComplete',
  summary: 'Pays a disassembly that waits for its payment wholly with points.',
});

export const listTransfers = memberEndpoint({
  ...listOf('transfer'),
  kind: 'transferList',
  path: '/api/myinfo/selectTransferList',
  summary: 'The member’s transfers, the newest first.',
});

export const readTransfer = memberEndpoint({
  ...detail,
  kind: 'transferDetail',
  path: '/api/myinfo/selectTransferDetail',
  summary: 'One of the member’s transfers.',
  input: v.object({ ordNbr: idxSchema }),
});

export const cancelTransfer = memberEndpoint({
  ...cancel,
  kind: 'ordCancel',
  path: '/api/myinfo/ordCancel',
  summary: 'Cancels a transfer that is not confirmed yet.',
  input: v.object({ ordNbr: idxSchema }),
});

export const listAssemblies = memberEndpoint({
  ...listOf('assemble_disassemble'),
  kind: 'assembleList',
  path: '/api/myinfo/getAssembleList',
  summary: 'The member’s disassemblies, the newest first.',
});

export const readAssembly = memberEndpoint({
  ...detail,
  kind: 'assembleInfo',
  path: '/api/myinfo/getAssembleInfo',
  summary: 'One of the member’s disassemblies.',
  input: v.object({ ordNbr: idxSchema }),
});

export const cancelAssembly = memberEndpoint({
  ...cancel,
  kind: 'cancelAssemble',
  path: '/api/myinfo/cancelAssemble',
  summary: 'Cancels a disassembly that is not confirmed yet.',
  input: v.object({ ordNbr: idxSchema }),
});
