export {
  defineForm,
  type Ask,
  type Draft,
  type DraftValue,
  type Field,
  type Sum,
  type SumProps,
  type ViewOf,
} from './definition.ts';
export { address, AddressControl, placeIn } from './fields/address/address.tsx';
export { choiceCards } from './fields/choice-cards.tsx';
export { consent } from './fields/consent.tsx';
export { photos } from './fields/photos/photos.tsx';
export { productCards } from './fields/product/product-cards.tsx';
export { productChoice } from './fields/product/product-choice.tsx';
export { bind, choice, line, lines } from './fields/text.tsx';
export { DayControl, visitDay } from './fields/visit-day/visit-day.tsx';
export { WindowChoice } from './fields/visit-day/WindowChoice.tsx';
export { Form } from './Form.tsx';
export { FormNotice } from './frame/FormNotice.tsx';
export { late, lateRest } from './late.tsx';
export { StopMessages } from './link/StopMessages.tsx';
export { useLinkToken } from './link/use-link-token.ts';
export type { KeptDraft } from './draft-store.ts';
export { CopyNumber } from './result/CopyNumber.tsx';
export { Receipt } from './result/Receipt.tsx';
export { PhotosSent, photosSent } from './result/PhotosSent.tsx';
export { Received, receiptOf } from './result/Received.tsx';
export { ResultFrame } from './result/ResultFrame.tsx';
export { ResultPlace } from './result/ResultPlace.tsx';
export { marks, ResultHead, type ResultStatus } from './result/ResultHead.tsx';
export { OnTheDay } from './today/OnTheDay.tsx';
export { useKept } from './use-kept.ts';
export { useDrafts } from './use-drafts.ts';
