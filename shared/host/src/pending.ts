import { createContext, useContext } from 'react';

const PendingContext = createContext<URL | null>(null);
export const PendingProvider = PendingContext.Provider;

/** The address of this section that a navigation is loading, or null: a tab can show the choice at once. */
export const usePending = (): URL | null => useContext(PendingContext);
