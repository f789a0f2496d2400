import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const link = v.object({ label: text, url: v.pipe(v.string(), v.url()) });

/**
 * Every fact about the company that the portal shows. Read at start from one file (`COMPANY_FILE`) and written into
 * each page, so that a new phone number needs no build.
 */
const companySchema = v.object({
  brand: text,
  /** Name of the customer centre, appended to every page's title. */
  centre: text,
  legalName: text,
  representative: text,
  address: text,
  businessNumber: text,
  mailOrderNumber: text,
  /** The Fair Trade Commission's page with the business registration. */
  ftcUrl: v.pipe(v.string(), v.url()),
  email: v.pipe(v.string(), v.email()),
  phones: v.object({ main: text, corporate: text, sharedChair: text }),
  /** Opening hours of the main line, as text. */
  hours: text,
  /**
   * The hours as data, in Seoul. `days` count from Sunday, 0. `holidays` are all public holidays and their substitutes,
   * also those on a weekend: visits take place on weekends too (docs/domain.md names the source).
   */
  schedule: v.object({
    days: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    open: time,
    close: time,
    lunch: v.object({ from: time, to: time }),
    holidays: v.array(v.pipe(v.string(), v.isoDate())),
  }),
  /** Home, business mall, lifestyle brand. */
  family: v.array(link),
  /** `kind` selects the icon. */
  social: v.array(v.object({ ...link.entries, kind: v.picklist(['video', 'photo', 'pen']) })),
  /** The chat app's channel; on a phone it opens the chat. */
  chatUrl: v.pipe(v.string(), v.url()),
  /** The membership app. */
  apps: v.object({ android: v.pipe(v.string(), v.url()), ios: v.pipe(v.string(), v.url()) }),
});
export type Company = v.InferOutput<typeof companySchema>;

/** The file in this package. */
export const companyFile = join(import.meta.dirname, '../company.json');

export function readCompany(file = companyFile): Company {
  return v.parse(companySchema, JSON.parse(readFileSync(file, 'utf8')));
}
