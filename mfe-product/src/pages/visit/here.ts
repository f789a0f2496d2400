import type { Showroom } from '@portal/contract';
import { createContext, useContext } from 'react';

const HereContext = createContext<Showroom | null>(null);
/** Provides the showroom of the booking form to the form's fields. */
export const HereProvider = HereContext.Provider;

/** The showroom of the form that this field belongs to. @throws Error outside of a HereProvider */
export function useHere(): Showroom {
  const here = useContext(HereContext);
  if (!here) throw new Error('a field of a visit without its showroom');
  return here;
}
