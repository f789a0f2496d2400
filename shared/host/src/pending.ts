import { createContext, useContext } from 'react';

const PendingContext = createContext<object | null>(null);
/** The parameters that this page will have, while they are being loaded; null while nothing is. */
export const PendingProvider = PendingContext.Provider;

/**
 * What the customer has chosen on this page: its parameters or, while others of them are being loaded, those.
 * A filter lights up at once; its rows follow. Loading another page changes nothing here.
 */
export function useChosen<Params extends object>(params: Params) {
  const next = useContext(PendingContext) as Params | null;
  return { chosen: next ?? params, pending: next !== null };
}
