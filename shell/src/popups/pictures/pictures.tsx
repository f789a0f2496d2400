import type { Seat } from '@portal/contract';
import type { ReactNode } from 'react';
import { PurchaseHistoryPicture } from './PurchaseHistoryPicture.tsx';
import { ReviewCapturePicture } from './ReviewCapturePicture.tsx';
import { SeatAreaPicture } from './SeatAreaPicture.tsx';
import { SeatPricePicture } from './SeatPricePicture.tsx';
import { SeatSearchPicture } from './SeatSearchPicture.tsx';
import { SerialNumberPicture } from './SerialNumberPicture.tsx';

interface Drawn {
  seats: readonly Seat[];
  /** Code of the one seat that the popup is about. */
  part?: string | undefined;
}

/** Pictures by the key that the API names them with. */
const pictures = new Map<string, (drawn: Drawn) => ReactNode>([
  ['seat-area', (drawn) => <SeatAreaPicture {...drawn} />],
  ['seat-search', ({ seats }) => <SeatSearchPicture seats={seats} />],
  ['seat-price', ({ seats }) => <SeatPricePicture seats={seats} layout="narrow" />],
  ['seat-price-wide', ({ seats }) => <SeatPricePicture seats={seats} layout="wide" />],
  ['serial-number', () => <SerialNumberPicture />],
  ['purchase-history', () => <PurchaseHistoryPicture />],
  ['review-capture', () => <ReviewCapturePicture />],
]);

/** A picture that the API names; renders nothing if this release does not have it. */
export const Picture = ({ of, ...drawn }: Drawn & { of: string }) => pictures.get(of)?.(drawn);
