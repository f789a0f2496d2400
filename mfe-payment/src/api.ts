import {
  assemblePointOrderComplete,
  closePayment,
  getMoid,
  getPayBills,
  getPayHashString,
  getPayOrder,
  getPayResult,
  payIdKey,
  payRequest,
  pointOrderComplete,
  savePointPayResult,
} from '@portal/contract';
import { contractApi } from '@portal/host';

export const api = contractApi('payment', {
  order: getPayOrder,
  bills: getPayBills,
  merchant: payIdKey,
  freeze: getMoid,
  request: payRequest,
  sign: getPayHashString,
  close: closePayment,
  result: getPayResult,

  paySeatByPoints: pointOrderComplete,
  payTransferByPoints: savePointPayResult,
  payAssembleByPoints: assemblePointOrderComplete,
});
