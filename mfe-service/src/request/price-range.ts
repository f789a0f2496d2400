import type { AnswerOf, quoteRange } from '@portal/contract';
import { createContext } from 'react';

/** What requests of the page's service cost at least and at most, as its load found it; null if that is unavailable. */
export const PriceRange = createContext<AnswerOf<typeof quoteRange> | null>(null);
