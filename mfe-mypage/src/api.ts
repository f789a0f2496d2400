import { contractApi } from '@portal/host';
import type * as calls from './calls.ts';

export const api = contractApi<typeof calls>();
