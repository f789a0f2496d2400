import { join } from 'node:path';
import { green, second, sunken } from '../drawing/palette.ts';
import { readPrintText } from '../manuals/sheet/markdown.ts';
import { sheet } from '../manuals/sheet/sheet.ts';

/** A document of one printed page. */
export interface Leaflet {
  id: string;
  title: string;
  /** What it is about, below its title. */
  about: string;
  /** Day of the edition, as `Manual.dated`. */
  dated: string;
  /** Its blocks as markup. */
  body: string;
}

/** Reads a leaflet's text from this folder. @param values to insert for `{{name}}` */
export function leaflet(
  id: string,
  text: string,
  values: Readonly<Record<string, string>> = {},
): Leaflet {
  const { head, body } = readPrintText(join(import.meta.dirname, text), values);
  const { title = '', about = '', dated = '' } = head;
  return { id, title, about, dated, body };
}

const style = `
.leaflet header{position:absolute;top:18mm;left:20mm;right:20mm}
.leaflet .mark{font-size:15pt;font-weight:700;color:${green};letter-spacing:-0.02em}
.leaflet h1{font-size:27pt;font-weight:700;margin-top:5mm}
.leaflet .about{font-size:12pt;color:${second};margin-top:2mm}
.leaflet .body{top:62mm;bottom:26mm}
.leaflet .body>:first-child{margin-top:0}
.leaflet footer{position:absolute;left:0;right:0;bottom:0;height:20mm;padding:6mm 20mm 0;background:${sunken};color:${second};font-size:9.6pt}
`;

export const leafletMarkup = (leaflet: Leaflet, fontFaces: string): string => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${leaflet.title}</title><style>${fontFaces}${sheet}${style}</style></head>
<body><section class="page leaflet">
  <header><p class="mark">한결</p><h1>${leaflet.title}</h1><p class="about">${leaflet.about}</p></header>
  <div class="body">${leaflet.body}</div>
  <footer>시연용 문서입니다. 실제 제품이나 서비스의 문서가 아닙니다.</footer>
</section></body></html>`;
