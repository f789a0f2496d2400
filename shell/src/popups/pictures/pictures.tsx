import type { Seat } from '@portal/contract';
import { DrawingFile } from '@portal/ui';
import type { ReactNode } from 'react';
import PurchaseHistory from './purchase-history.svg';
import ReviewCapture from './review-capture.svg';
import { SeatAreaPicture } from './SeatAreaPicture.tsx';
import { SeatPricePicture } from './SeatPricePicture.tsx';
import { SeatSearchPicture } from './SeatSearchPicture.tsx';
import SerialNumber from './serial-number.svg';

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
  ['serial-number', () => <DrawingFile of={SerialNumber} />],
  ['purchase-history', () => <DrawingFile of={PurchaseHistory} />],
  ['review-capture', () => <DrawingFile of={ReviewCapture} />],
]);

/** A picture that the API names; renders nothing if this release does not have it. */
export const Picture = ({ of, ...drawn }: Drawn & { of: string }) => pictures.get(of)?.(drawn);
