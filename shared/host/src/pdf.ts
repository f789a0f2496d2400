// Imports the half of pdf.js that usually runs in a worker as an ordinary chunk, so that its hash is checked too. A
// document of a few pages does not need its own thread (docs/decisions/0010).
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
export { getDocument, TextLayer, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
