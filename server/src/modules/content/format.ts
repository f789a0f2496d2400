import {
  channelTypes,
  downloadTypeNames,
  faqTypeNames,
  readPhoneRequest,
  helpBlockSchema,
  idxSchema,
  serialInput,
  symptoms,
  termIndexes,
  type FaqType,
  visitKinds,
  windowSchema,
} from '@portal/contract';
import { regionOf } from '@portal/format';
import * as v from 'valibot';
import { rateCodes } from '../service-quote/tariff.ts';

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => JSON.stringify(new Date(value)).startsWith(`"${value}`), 'no such day'),
);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const size = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Numbers of the models that something is for. */
const models = v.pipe(v.array(text), v.nonEmpty());

/** A file below `folder`, with a name that needs no escaping in an address. */
const file = (folder: string, endings: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^${folder}/[\\w-][\\w.-]*\\.(?:${endings})$`),
      `not ${folder}/<name>.${endings}`,
    ),
  );

export const faqSchema = v.object({
  bbsIdx: idxSchema,
  product: v.picklist(['c', 'bf', 'l', 'w']),
  type: v.picklist(Object.keys(faqTypeNames) as FaqType[]),
  subject: text,
  html: v.string(),
  publishedOn: day,
  views: count,
  /** The exact models that this is about; absent if it is about the whole product group. */
  models: v.optional(models),
});

export const videoSchema = v.object({
  bbsIdx: idxSchema,
  product: v.picklist(['bf', 'l', 'w', 'o']),
  type: v.picklist(['product', 'assemble_disassemble']),
  subject: text,
  html: v.string(),
  clip: text,
  publishedOn: day,
  /** The exact models that this is about; absent if it is about the whole product group. */
  models: v.optional(models),
});

export const clipSchema = v.object({
  id: text,
  title: text,
  file: file('media', 'mp4'),
  poster: file('media', 'webp'),
  captions: file('media', 'vtt'),
  durationSeconds: v.pipe(v.number(), v.minValue(0)),
  width: size,
  height: size,
});

export const manualSchema = v.object({
  bbsIdx: idxSchema,
  product: v.picklist(['bf', 'l', 'w', 'o']),
  subject: text,
  model: v.string(),
  html: v.string(),
  document: text,
  publishedOn: day,
});

export const documentSchema = v.object({
  id: text,
  title: text,
  file: file('manuals', 'pdf'),
  bytes: size,
  pages: size,
});

const downloadFile = file('downloads', 'pdf|zip');

export const downloadSchema = v.object({
  bbsIdx: idxSchema,
  product: v.picklist(['c', 'bf', 'l', 'w', 'o']),
  type: v.picklist(Object.keys(downloadTypeNames) as (keyof typeof downloadTypeNames)[]),
  subject: text,
  model: v.string(),
  html: v.string(),
  file: downloadFile,
  publishedOn: day,
});

/** A form to print and sign; the API finds it by its file name. */
export const paperSchema = v.object({ title: text, file: downloadFile });

export const noticeSchema = v.object({
  bbsIdx: idxSchema,
  subject: text,
  html: v.string(),
  pinned: v.boolean(),
  publishedOn: day,
  /** Attached files; `title` is the name for saving. */
  files: v.optional(v.array(v.object({ title: text, file: downloadFile })), []),
});

export const wordSchema = v.object({ word: text, weight: size });

/** `word` is another name for what the content calls `also`. */
export const synonymSchema = v.object({ word: text, also: v.pipe(v.array(text), v.nonEmpty()) });

export const productSchema = v.object({
  goodsCd: text,
  goodsName: text,
  product: v.picklist(['bf', 'l', 'w', 'o']),
  /** The warranty in months, counted from the installation. */
  warrantyMonths: size,
  /** Months between two visits of the regular care; absent if rentals of this model come without care. */
  careMonths: v.optional(size),
});

/** A serial number of a manufactured product. `taken` means that it was registered before the portal existed. */
export const serialSchema = v.object({
  serialNo: serialInput,
  goodsCd: text,
  taken: v.optional(v.boolean(), false),
});

export const cardSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** Id of a page's row in its section's table. */
  pageName: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  title: text,
  /** Key of a picture that the portal draws. */
  img: v.nullable(text),
  result: v.string(),
});

export const popupSchema = v.pipe(
  v.object({ ...cardSchema.entries, popType: v.picklist(['img', 'text']), from: day, to: day }),
  v.check(({ popType, img }) => popType === 'text' || img !== null, 'has no picture'),
);

/** `name` is what the portal's pages open it by. */
export const helpSchema = v.object({
  name: cardSchema.entries.name,
  title: text,
  blocks: v.array(helpBlockSchema),
});

export const seatSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  name: text,
  place: text,
  sides: v.picklist([1, 2]),
  price: size,
  models,
});

/** What a service costs in won, by product group. */
export const serviceRateSchema = v.object({
  code: v.picklist(rateCodes),
  bf: count,
  l: count,
  w: count,
});

/** The windows of a region; an empty list means all services but installations, or all other postcodes. */
export const serviceWindowSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
  services: v.array(v.picklist([...visitKinds, 'delivery'])),
  zonecodes: v.array(v.pipe(v.string(), v.regex(/^\d{1,5}$/))),
  windows: v.pipe(v.array(v.object({ window: windowSchema, places: size })), v.minLength(1)),
});

/** A filter that a membership supplies. */
export const filterSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  name: text,
  price: size,
  everyMonths: size,
  models,
});

export const termsSchema = v.object({
  termIndex: v.picklist(termIndexes),
  version: idxSchema,
  title: text,
  effectiveOn: day,
  optional: v.boolean(),
  file: file('terms', 'html'),
});

export const aiccSchema = v.object({
  idx: idxSchema,
  title: text,
  html: v.string(),
  path: v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])[\w/?=&-]*$/))),
  request: v.pipe(
    readPhoneRequest.answer.entries.request,
    v.check(
      (request) => !request?.symptom || Object.hasOwn(symptoms[request.product], request.symptom),
      'the product has no such symptom',
    ),
  ),
});

/** A picture; several showrooms may use the same one. */
export const showroomPictureSchema = v.object({
  id: text,
  alt: text,
  file: file('media', 'webp'),
  width: size,
  height: size,
});

/** A picture of an engineer; operators choose it by the file's name. */
export const engineerPictureSchema = v.object({
  file: file('media', 'webp'),
  width: size,
  height: size,
});

/** Opening hours: `10:30-20:00`. */
const openingHours = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/),
  v.transform((value) => ({ open: value.slice(0, 5), close: value.slice(6) })),
  v.check(({ open, close }) => open < close, 'closes before it opens'),
);

export const showroomSchema = v.pipe(
  v.object({
    bbsIdx: idxSchema,
    name: text,
    addr: text,
    /** The district, spelled as in the address, where it follows the region. */
    gu: text,
    /** Degrees (WGS 84). The limits enclose Korea and its islands. */
    lat: v.pipe(v.number(), v.minValue(33), v.maxValue(39)),
    lng: v.pipe(v.number(), v.minValue(124), v.maxValue(132)),
    phone: v.pipe(v.string(), v.regex(/^0\d{1,2}-\d{3,4}-\d{4}$/)),
    shows: v.pipe(v.array(v.picklist(channelTypes)), v.nonEmpty()),
    /** Hours of the seven days, beginning with Sunday; null for a day on which the showroom is closed. */
    weekly: v.pipe(v.array(v.nullable(openingHours)), v.length(7)),
    closed: v.array(v.object({ day, reason: text })),
    /** Whether the showroom is closed on the company's holidays. */
    closesOnHolidays: v.boolean(),
    parking: text,
    transit: v.pipe(v.array(text), v.nonEmpty()),
    models,
    /** A visit takes `minutes`, and times follow each other by as much. `places` parties can visit at the same time. */
    visits: v.object({ minutes: size, places: size }),
    /** Ids in `showroom-picture.json`. */
    pictures: v.array(text),
    note: v.string(),
  }),
  v.check(({ addr }) => regionOf(addr) !== null, 'the address names no region'),
  v.check(
    ({ addr, gu }) => addr.split(' ').slice(1).join(' ').startsWith(`${gu} `),
    'the address is in another district',
  ),
);
