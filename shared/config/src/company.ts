import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const link = v.object({ label: text, url: v.pipe(v.string(), v.url()) });

/**
 * Every fact about the company that the portal shows. It is one file (`COMPANY_FILE`), read at start
 * and given to the browser in the page, so that a new phone number needs no build.
 */
export const companySchema = v.object({
  brand: text,
  /** The name of the customer centre; it follows every page's title. */
  centre: text,
  legalName: text,
  representative: text,
  address: text,
  businessNumber: text,
  mailOrderNumber: text,
  /** The Fair Trade Commission's page that shows the business registration. */
  ftcUrl: v.pipe(v.string(), v.url()),
  email: v.pipe(v.string(), v.email()),
  phones: v.object({ main: text, corporate: text, sharedChair: text }),
  /** When the main line answers, in words. */
  hours: text,
  family: v.array(link),
  social: v.array(link),
});
export type Company = v.InferOutput<typeof companySchema>;

export function readCompany(file: string): Company {
  return v.parse(companySchema, JSON.parse(readFileSync(file, 'utf8')));
}
