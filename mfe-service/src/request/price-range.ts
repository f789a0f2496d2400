import type { AnswerOf, quoteRange } from '@portal/contract';
import { createContext } from 'react';

/** The price range of the page's service, from the page's load; null if the API could not tell it. */
export const PriceRange = createContext<AnswerOf<typeof quoteRange> | null>(null);
