import { channelTypes, productNames, type ShowroomSummary } from '@portal/contract';

/** What a showroom shows, in words: `안마의자, 정수기`. */
export const showsInWords = ({ shows }: Pick<ShowroomSummary, 'shows'>): string =>
  channelTypes
    .filter((code) => shows.includes(code))
    .map((code) => productNames[code])
    .join(', ');
