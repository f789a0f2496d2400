import type { OfferedPage } from '@portal/host';
import { portal } from './inlined.ts';

let asked: Promise<readonly OfferedPage[]> | null = null;

async function ask(): Promise<readonly OfferedPage[]> {
  const response = await fetch(`/-/pages?set=${encodeURIComponent(portal.set)}`);
  if (!response.ok) throw new Error(`the pages of ${portal.set}: ${response.status}`);
  return (await response.json()) as OfferedPage[];
}

/**
 * The pages that customers can search for. They are no part of a document, because only a search reads them. Where they cannot be
 * had, the search finds posts alone, and the next one asks again.
 */
export const offeredPages = (): Promise<readonly OfferedPage[]> =>
  (asked ??= ask()).catch(() => {
    asked = null;
    return [];
  });
