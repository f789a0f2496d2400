import { createContext, useContext } from 'react';

const PendingContext = createContext<URL | null>(null);
export const PendingProvider = PendingContext.Provider;

/** The address of this section that is being loaded, or null: lets a tab show the choice at once. */
export const usePending = (): URL | null => useContext(PendingContext);
