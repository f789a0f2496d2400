import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Names a page: the id of its row in its section's table; or a help popup. */
const pageNameSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** A seat of a massage chair that can be replaced. */
export const seatSchema = v.object({
  /** Its place in the portal's drawings of a chair: head, back, sole. */
  code: v.string(),
  name: v.string(),
  /** Where it is, in a few words. */
  place: v.string(),
  /** A seat with two sides is chosen twice to replace both. */
  sides: v.picklist([1, 2]),
  /** Won for one piece. */
  price: v.number(),
});
export type Seat = v.InferOutput<typeof seatSchema>;

/** Key of a picture that the portal draws; unknown keys are omitted. */
const pictureSchema = v.string();
const text = v.string();
const items = v.array(text);

/** What a help popup consists of, from top to bottom; all of it is plain text. */
export const helpBlockSchema = v.variant('is', [
  v.object({ is: v.literal('text'), text }),
  /** Explains the numbers of the picture above. */
  v.object({ is: v.literal('numbers'), items }),
  /** Cautions; `name` is the id of the block. */
  v.object({ is: v.literal('notice'), name: text, title: text, items }),
  /** `onPhones` replaces it on narrow screens. */
  v.object({
    is: v.literal('picture'),
    picture: pictureSchema,
    onPhones: v.optional(pictureSchema),
  }),
  /** The card's seats: their names by number, what each costs. */
  v.object({ is: v.picklist(['seatNames', 'seatPrices']) }),
  /** Pages of the portal, each shown where the release has it. */
  v.object({
    is: v.literal('links'),
    links: v.array(
      v.object({ text, label: text, href: v.pipe(text, v.regex(/^\/(?![/\\])[\w/?=&-]*$/)) }),
    ),
  }),
  /** The customer centre's number, introduced by the text. */
  v.object({ is: v.literal('phone'), text }),
]);
export type HelpBlock = v.InferOutput<typeof helpBlockSchema>;

const popupSchema = v.object({
  /** Unique name: 'not today' is remembered under it. */
  name: v.string(),
  pageName: pageNameSchema,
  title: v.string(),
  popType: v.picklist(['img', 'text']),
  /** A picture above the text; null where there is none. */
  img: v.nullable(pictureSchema),
  /** Its text as HTML. Sanitised by the server; the browser sanitises it again before it is shown. */
  result: v.string(),
  /** The blocks of a help popup; null for a kind of block that this release does not know. */
  blocks: v.optional(v.array(v.fallback(v.nullable(helpBlockSchema), null)), []),
  /** The seats that its pictures and blocks show, from the head down; otherwise empty. */
  seats: v.optional(v.array(seatSchema), []),
});
export type Popup = v.InferOutput<typeof popupSchema>;

const input = v.object({
  /** Default: popups of every page. */
  pageName: v.optional(pageNameSchema),
});
const answer = v.object({ list: v.array(popupSchema) });

export const listPopups = endpoint({
  kind: 'popupList',
  content: true,
  path: '/api/popup/getPopupList',
  summary: 'The popups to open on a page today, the most urgent first.',
  input,
  answer,
  // Returning to a page costs no request; new content shows after ten minutes at the latest.
  keep: 600,
});

export const listDescriptionCards = endpoint({
  kind: 'descCards',
  content: true,
  path: '/api/popup/getDescCard',
  summary:
    'Cards that explain something on a page, in their order; a help popup is the card of its name.',
  input,
  answer,
  // Returning to a page costs no request; new content shows after ten minutes at the latest.
  keep: 600,
});
