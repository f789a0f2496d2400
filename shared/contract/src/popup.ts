import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Id of the page's row in its section's table. */
const pageNameSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

const popupSchema = v.object({
  /** Unique name: 'not today' is remembered under it. */
  name: v.string(),
  pageName: pageNameSchema,
  title: v.string(),
  popType: v.picklist(['img', 'text']),
  /** Key of a picture that the portal draws itself; null where there is none. */
  img: v.nullable(v.string()),
  /** Its text as HTML. Sanitised by the server; the browser sanitises it again before it is shown. */
  result: v.string(),
});
export type Popup = v.InferOutput<typeof popupSchema>;

const input = v.object({
  /** Default: popups of every page. */
  pageName: v.optional(pageNameSchema),
});
const answer = v.object({ list: v.array(popupSchema) });

export const getPopupList = endpoint({
  kind: 'popupList',
  method: 'GET',
  path: '/api/popup/getPopupList',
  summary: 'The popups to open on a page today, the most urgent first.',
  input,
  answer,
  envelope: 'data',
  // Returning to a page costs no request; new content shows after ten minutes at the latest.
  keep: 600,
});

export const getDescCard = endpoint({
  kind: 'descCards',
  method: 'GET',
  path: '/api/popup/getDescCard',
  summary: 'The cards that explain something on a page, in order.',
  input,
  answer,
  envelope: 'data',
  // Returning to a page costs no request; new content shows after ten minutes at the latest.
  keep: 600,
});
