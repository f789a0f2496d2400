export { isBankAccount } from './contact/bank-account.ts';
export { calendarFile, type CalendarDay } from './calendar/calendar-file.ts';
export {
  entriesOfOrder,
  entryOfDeposit,
  entryOfShipment,
  entryOfVisit,
} from './calendar/entries.ts';
export { centreState, type CentreSchedule, type CentreState } from './centre/centre-hours.ts';
export { reopeningText } from './centre/reopening.ts';
export { characters, hasEmoji } from './characters.ts';
export {
  clockInSeoul,
  dayInSeoul,
  formatDay,
  formatFarDay,
  formatInstant,
  spokenHour,
} from './date.ts';
export { emailPattern } from './contact/email.ts';
export { digitsOnly, withoutHangul } from './filters.ts';
/** A namespace, so that a bundle contains only the texts that it uses. */
export * as fixedTexts from './fixed-texts.ts';
export { installationTexts } from './install-day.ts';
export { noOrdersText } from './order/no-orders.ts';
export { markHits, matchesSearch } from './korean.ts';
export { mayBePersonal } from './personal-word.ts';
export { formatBytes, formatDistance, formatDuration, spokenDuration } from './quantity.ts';
export { formatCount, formatPoints, formatWon, withoutVat } from './money.ts';
export { formatBusinessNumber, isBusinessNumber } from './contact/business-number.ts';
export { PASSWORD_RULE, passwordProblem, typingProblem } from './contact/password.ts';
export { partsText, workWarrantyText } from './order/after-visit.ts';
export { coverageText, notCoveredText, notCoveredTexts } from './order/coverage.ts';
export { comingNews, comingTexts } from './order/coming.ts';
export { modelText } from './order/model-text.ts';
export { orderPaymentText, refundTexts } from './order/order-payment.ts';
export { orderVisitText, visitDayText, windowText } from './order/order-visit.ts';
export {
  isAnotherRegion,
  regionNames,
  regionOf,
  unservedAddress,
  type RegionCode,
} from './region.ts';
export { isSiteType, type SiteType } from './site-type.ts';
export { sensitiveNumber } from './sensitive-numbers.ts';
export { formatPhone, phonePatterns, plainPhone, shownPhone } from './contact/phone.ts';
