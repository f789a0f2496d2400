import { symptoms } from '@portal/contract';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { createContext } from 'react';
import { symptomFields } from './after-form.tsx';

/** Number of the repair whose fault came back, from the page's address; null for a new one. */
export const RepairAgain = createContext<string | null>(null);

/**
 * The values of a repair whose fault came back, with which the form begins. The day and the consents are not among them.
 * Undefined until the repair is loaded.
 */
export function useRepairAgain(number: string | null) {
  const mayAsk = isCertified(useSession());
  const skip = number === null || !mayAsk;
  const { data } = useAnswer(api.readRepair, { serviceIdx: number ?? '' }, { skip });
  if (!data) return undefined;
  const { product, productIdx, symptom, text, place, custName, phoneNum } = data;
  const [code] = Object.entries(symptoms[product]).find(([, name]) => name === symptom) ?? [];
  return {
    group: product,
    productIdx: productIdx ?? '',
    ...(code !== undefined && { [symptomFields[product]]: code }),
    text,
    place,
    custName,
    phoneNum,
  };
}
