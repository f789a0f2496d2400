import type { SeatPart } from '@portal/format';
import type { ReactNode } from 'react';
import { PurchaseHistoryPicture } from './PurchaseHistoryPicture.tsx';
import { ReviewCapturePicture } from './ReviewCapturePicture.tsx';
import { SeatAreaPicture } from './SeatAreaPicture.tsx';
import { SeatPricePicture } from './SeatPricePicture.tsx';
import { SeatSearchPicture } from './SeatSearchPicture.tsx';
import { SerialNumberPicture } from './SerialNumberPicture.tsx';

/** Every picture by the key that data names it with: help popups here, `img` in the API's popups. */
export const pictures = {
  'seat-area': (lit?: SeatPart) => <SeatAreaPicture {...(lit && { lit })} />,
  'seat-search': () => <SeatSearchPicture />,
  'seat-price': () => <SeatPricePicture layout="narrow" />,
  'seat-price-wide': () => <SeatPricePicture layout="wide" />,
  'serial-number': () => <SerialNumberPicture />,
  'purchase-history': () => <PurchaseHistoryPicture />,
  'review-capture': () => <ReviewCapturePicture />,
} satisfies Record<string, (lit?: SeatPart) => ReactNode>;

export type PictureKey = keyof typeof pictures;
