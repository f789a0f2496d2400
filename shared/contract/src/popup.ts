import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Names a page: the id of its row in its section's table. */
const pageNameSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

const popupSchema = v.object({
  /** Tells it from the others: what `not today` is remembered by. */
  name: v.string(),
  pageName: pageNameSchema,
  title: v.string(),
  popType: v.picklist(['img', 'text']),
  /** Key of a picture that the portal draws; null where there is none. */
  img: v.nullable(v.string()),
  /** Its text. Sanitised by the server; the browser sanitises it again before it is shown. */
  result: v.string(),
});
export type Popup = v.InferOutput<typeof popupSchema>;

const input = v.object({
  /** Without it those of every page. */
  pageName: v.optional(pageNameSchema),
});
const answer = v.object({ list: v.array(popupSchema) });

export const getPopupList = endpoint({
  kind: 'popupList',
  method: 'GET',
  path: '/api/popup/getPopupList',
  summary: 'Popups that open on a page today, the most urgent first.',
  input,
  answer,
  envelope: 'data',
  // A page that is come back to asks for nothing; what is published is there in ten minutes.
  keep: 600,
});

export const getDescCard = endpoint({
  kind: 'descCards',
  method: 'GET',
  path: '/api/popup/getDescCard',
  summary: 'Cards that explain something on a page, in their order.',
  input,
  answer,
  envelope: 'data',
  // A page that is come back to asks for nothing; what is published is there in ten minutes.
  keep: 600,
});
