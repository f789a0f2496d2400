// pdf.js ships no types for its worker; importing it registers it in this thread.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
