export { formatDay } from './date.ts';
export { fixedTexts } from './fixed-texts.ts';
export { formatBytes, formatDuration, spokenDuration } from './quantity.ts';
export { formatPhone } from './phone.ts';
