import type { ReactNode } from 'react';
// A copy of the portal's own, which the bench makes (servers/peer.ts).
import { productShapes } from './product-shapes.tsx';

const shapes: Record<string, ReactNode> = productShapes;

/** The portal's drawing of a product; decorative, beside its name. */
export function ProductPicture({ product }: { product: string }) {
  return (
    <svg className="drawing" viewBox="0 0 500 460" aria-hidden="true">
      <path className="ground" d="M80 432V220a170 170 0 0 1 340 0v212Z" />
      <path className="line" d="M20 433h460" />
      {shapes[product]}
    </svg>
  );
}
