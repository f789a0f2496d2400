import { contractApi } from '@portal/host';

export const api = contractApi('payment', {});
