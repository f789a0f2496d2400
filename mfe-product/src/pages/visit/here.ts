import type { Showroom } from '@portal/contract';
import { createContext, useContext } from 'react';

const HereContext = createContext<Showroom | null>(null);
/** The showroom that the form on the screen books a visit of; its fields ask for it. */
export const HereProvider = HereContext.Provider;

/** @throws Error outside of the form */
export function useHere(): Showroom {
  const here = useContext(HereContext);
  if (!here) throw new Error('a field of a visit without its showroom');
  return here;
}
