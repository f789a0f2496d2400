// pdf.js ships no types for its second half; importing it makes it known to the first.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
