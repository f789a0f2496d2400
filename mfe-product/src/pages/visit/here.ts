import type { Showroom } from '@portal/contract';
import { createContext, useContext } from 'react';

const HereContext = createContext<Showroom | null>(null);
/** Hands the fields of the form the showroom that the customer books a visit to. */
export const HereProvider = HereContext.Provider;

/** The showroom of the form around this field. @throws Error outside of a HereProvider */
export function useHere(): Showroom {
  const here = useContext(HereContext);
  if (!here) throw new Error('a field of a visit without its showroom');
  return here;
}
