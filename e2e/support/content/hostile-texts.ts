const CALL = 'window.executed=1';

const frames = [
  (call: string) => `<script>${call}</script>`,
  (call: string) => `<img src=x onerror="${call}">`,
  (call: string) => `<svg/onload=${call}>`,
  (call: string) => `"><img src=x onerror=${call}>`,
  (call: string) => `'-${call}-'`,
  (call: string) => `</textarea><svg onload=${call}>`,
  (call: string) => `</script><script>${call}//`,
  (call: string) => `<a href="javascript:${call}">눌러</a>`,
  (call: string) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call: string) => `<details open ontoggle=${call}>`,
  (call: string) => `<math><mtext><img src=x onerror=${call}>`,
  (call: string) => `<style>@import 'javascript:${call}'</style>`,
  (call: string) => `{{constructor.constructor('${call}')()}}`,
  (call: string) => `\${${call}}`,
  (call: string) => `<body onpageshow=${call}>`,
  (call: string) => `<input autofocus onfocus=${call}>`,
  (call: string) => `<object data="data:text/html,<script>${call}</script>">`,
  (call: string) => `<!--><img src=x onerror=${call}-->`,
  (call: string) => `<x onclick=${call} style=position:fixed;inset:0>`,
  (call: string) => `--></title><svg onload=${call}>`,
];
const disguises = [
  (text: string) => text,
  (text: string) => text.toUpperCase().replaceAll('WINDOW.EXECUTED', 'window.executed'),
  (text: string) => text.replaceAll('<', '&lt;'),
  (text: string) => text.replaceAll('<', '\\u003c'),
  (text: string) => encodeURIComponent(text),
  (text: string) => text.replaceAll(' ', '\u00a0'),
  (text: string) => `\u202e${text}`,
  (text: string) => text.replaceAll('=', '\t='),
  (text: string) => `ㅎ${text}한글`,
  (text: string) => text.replaceAll('on', 'o\u200bn'),
];

/** So many texts of which none may run: each frame in each disguise, numbered. */
export const hostileTexts = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const frame = frames[i % frames.length];
    const disguise = disguises[Math.floor(i / frames.length) % disguises.length];
    return disguise && frame ? disguise(frame(`${CALL}${i % 7}`)) : '';
  });
