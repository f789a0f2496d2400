import {
  accent,
  accentInk,
  accentSoft,
  danger,
  green,
  greenSoft,
  hairline,
  ink,
  paper,
  second,
  sunken,
  third,
} from '../../drawing/palette.ts';

/** A4 pages of fixed height: what does not fit is an error, never a page more. */
export const sheet = `
@page{size:210mm 297mm;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{font:400 11.6pt/1.6 Pretendard;color:${ink};-webkit-print-color-adjust:exact;word-break:keep-all;overflow-wrap:anywhere}
h1,h2,h3,h4{letter-spacing:-0.02em;line-height:1.25;text-wrap:balance}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
svg{display:block}
.page{position:relative;width:210mm;height:297mm;overflow:hidden;break-after:page;background:#fff}
.page:last-child{break-after:auto}
.running{position:absolute;top:11mm;left:20mm;right:20mm;display:flex;justify-content:space-between;font-size:9pt;color:${third}}
.folio{position:absolute;bottom:10mm;left:20mm;right:20mm;display:flex;justify-content:space-between;font-size:9pt;color:${third}}
.folio span:last-child{font-size:10pt;font-weight:600;color:${ink}}
.body{position:absolute;top:22mm;bottom:19mm;left:20mm;right:20mm;overflow:hidden}
.body>section+section,.body>section+.keepsake{margin-top:9mm}
h2{font-size:23pt;font-weight:700;margin-bottom:5mm}
h3{font-size:14pt;font-weight:700;margin:8mm 0 3mm}
h2+h3{margin-top:0}
h4{font-size:12pt;font-weight:700}
p,li,td,dd{text-wrap:pretty}
p+p{margin-top:1.6mm}
.lead{font-size:12.6pt;color:${second};margin-bottom:5mm;text-wrap:pretty}
.small{font-size:9.8pt;color:${third};margin-top:2mm}
ul li{position:relative;padding-left:4.4mm}
ul li+li{margin-top:1.4mm}
ul li::before{content:'';position:absolute;left:.6mm;top:2.6mm;width:1.3mm;height:1.3mm;border-radius:50%;background:${green}}
.no{display:inline-flex;align-items:center;justify-content:center;width:6.4mm;height:6.4mm;border-radius:50%;background:${green};color:#fff;font-size:9.5pt;font-weight:700;flex:none}

.cover{background:${paper}}
.cover header{position:absolute;top:24mm;left:22mm;right:22mm}
.cover .mark{font-size:20pt;font-weight:700;color:${green};letter-spacing:-0.02em}
.cover h1{font-size:46pt;font-weight:700;line-height:1.18;margin-top:15mm}
.cover .models{font-size:14pt;font-weight:500;color:${second};margin-top:6mm}
.cover-art{position:absolute;left:0;right:0;bottom:41mm}
.cover-art svg{width:210mm;height:auto}
.cover footer{position:absolute;left:0;right:0;bottom:0;height:42mm;padding:15mm 22mm 0;background:${sunken};color:${second}}
.cover footer p{font-size:11.4pt}
.cover footer .edition{font-size:10pt;color:${third};margin-top:2mm}

.contents{margin-top:2mm}
.contents li{border-top:.3mm solid ${hairline}}
.contents li:last-child{border-bottom:.3mm solid ${hairline}}
.contents a{display:flex;align-items:baseline;gap:4mm;padding:3mm 0;font-size:13pt;font-weight:500}
.contents i{flex:1}
b{font-weight:700}
.contents b{color:${green}}

.legend{margin-top:9mm}
.legend dl{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm}
.legend dt{display:flex;align-items:center;gap:2mm;font-weight:700}
.legend dd{font-size:10.2pt;color:${second};margin-top:1mm}
.legend svg,.notice svg{width:5.4mm;height:5.4mm;flex:none}
.legend .warning dt,.notice.warning .word{color:${danger}}
.legend .caution dt,.notice.caution .word{color:${accentInk}}
.legend .note dt,.notice.note .word{color:${green}}
.keepsake{margin-top:9mm;padding:6mm 7mm 7mm;border-radius:4mm;background:${paper}}
.keepsake h3{margin-top:0}
.keepsake dl{display:grid;grid-template-columns:1.3fr 1fr 1fr;gap:6mm;margin-top:5mm}
.keepsake dt{font-size:10pt;color:${third}}
.keepsake dd{height:9mm;border-bottom:.4mm solid ${ink}}

.notice{border-radius:4mm;padding:5mm 6.5mm 5.6mm;margin-top:5mm;background:${paper};break-inside:avoid}
.notice.warning{background:#FBEFED}
.notice.caution{background:${accentSoft}}
.notice.note{background:${greenSoft}}
.notice .word{display:flex;align-items:center;gap:2mm;font-size:10.6pt;margin-bottom:2.4mm}
.notice .word b{font-size:13pt}
.notice li::before{background:currentColor}

.steps li{display:flex;gap:5mm;align-items:center;padding:3.2mm 0}
.steps li+li{border-top:.3mm solid ${hairline}}
.steps li>div{position:relative;padding-left:9.4mm;flex:1}
.steps .no{position:absolute;left:0;top:-.4mm}
.steps h4{margin-bottom:.8mm}
.steps figure{width:44mm;flex:none}
.steps.pictures{display:grid;grid-template-columns:1fr 1fr;gap:5mm 7mm}
.steps+.columns,.notice+.columns,.small+.columns,.columns+.columns{margin-top:9mm}
.steps.pictures li{display:block;padding:0;border:0}
.steps.pictures figure{width:auto;margin-bottom:3mm}
figure svg{width:100%;height:auto}
.tile svg{border-radius:4mm;background:${paper}}
.parts-figure{background:${paper};border-radius:4mm;padding:3mm;margin-bottom:5mm}
.parts{display:grid;grid-template-columns:1fr 1fr;gap:3.4mm 8mm}
.parts li{display:flex;gap:3mm}
.parts p{font-size:10.4pt;line-height:1.5;color:${second};margin:0}
.columns{display:grid;grid-template-columns:1fr 1fr;gap:8mm}
.columns h3:first-child{margin-top:0}

table{width:100%;border-collapse:collapse;font-size:10.9pt;line-height:1.5}
th,td{text-align:left;vertical-align:top;padding:2.3mm 3mm 2.3mm 0;border-top:.3mm solid ${hairline};font-weight:400}
thead th{border-top:0;border-bottom:.5mm solid ${ink};font-weight:700;font-size:10.2pt;padding-top:0}
tbody tr:first-child>*{border-top:0}
tbody tr:last-child>*{border-bottom:.3mm solid ${hairline}}
tbody th{font-weight:600}
tr{break-inside:avoid}
.trouble th:first-child{width:29%}
.trouble th:nth-child(2){width:27%}
.facts th{width:32%}
.facts tbody tr:first-child>*{border-top:.3mm solid ${hairline}}
.price td:last-child,.price thead th:last-child{text-align:right;padding-right:0;white-space:nowrap}
.halves th:first-child{width:24%}
.key{white-space:nowrap;font-weight:600;color:${accentInk};border-bottom:.5mm solid ${accent}}
`;
