import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaflet, type Leaflet } from './leaflet.ts';

/** What differs between the emission sheets of the product groups. */
const sheets = JSON.parse(
  readFileSync(join(import.meta.dirname, 'emission-sheets.json'), 'utf8'),
) as ({ id: string } & Record<string, string>)[];

export const leaflets: readonly Leaflet[] = [
  ...sheets.map((sheet) => leaflet(sheet.id, 'emission-sheet.md', sheet)),
  leaflet('member-app-guide', 'member-app-guide.md'),
  leaflet('withdrawal-form', 'withdrawal-form.md'),
];
