import type { HelpBlock, Popup, Seat } from '@portal/contract';
import type { NewRow, Row } from '../../db/tables.ts';
import type { SafeHtml } from '../../html.ts';

/** A popup or card of the content folder with its markup sanitised. */
export interface PopupEntry extends Pick<Popup, 'name' | 'pageName' | 'title' | 'popType' | 'img'> {
  kind: Row<'popup'>['kind'];
  result: SafeHtml;
  blocks: HelpBlock[];
  /** First and last day. */
  from: string;
  to: string;
}

/** Names of pictures and blocks that show seats. */
const SEATS = /^seat/;

/** The row of a popup; it holds the seats if it shows any. */
export function popupRow(
  { pageName, popType, blocks, from, to, ...same }: PopupEntry,
  place: number,
  seats: readonly Seat[],
): NewRow<'popup'> {
  const drawn = blocks.map((block) => (block.is === 'picture' ? block.picture : block.is));
  const showsSeats = [same.img ?? '', ...drawn].some((key) => SEATS.test(key));
  return {
    ...same,
    place,
    page_name: pageName,
    pop_type: popType,
    blocks: JSON.stringify(blocks),
    seats: JSON.stringify(showsSeats ? seats : []),
    from_day: from,
    to_day: to,
  };
}
