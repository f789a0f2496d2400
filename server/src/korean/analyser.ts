import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GaruWasm, initSync } from 'garu-ko/pkg/garu_wasm.js';

/** A part of a word: a noun, the stem of a verb, an ending. `pos` is its tag of the Sejong set. */
export interface Morpheme {
  text: string;
  pos: string;
}
/** A word as it is written, between two spaces, and its parts. */
export interface Reading {
  word: string;
  parts: Morpheme[];
}

const bytesOf = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`garu-ko/${file}`)));

/**
 * Loads the analyser, 1.4 MB with its model, once for the process: it keeps nothing between two texts. The package's own
 * loader does the same, but writes a warning to the log.
 */
function load(): GaruWasm {
  initSync({ module: bytesOf('pkg/garu_wasm_bg.wasm') });
  return new GaruWasm(bytesOf('models/base.gmdl'));
}
let loaded: GaruWasm | undefined;

interface Analysis {
  tokens: (Morpheme & { start: number })[];
}

/** Reads the words of one sentence. What the model does not know comes back as one noun. */
export function readWords(words: readonly string[]): Reading[] {
  loaded ??= load();
  const { tokens } = loaded.analyze(words.join(' ')) as Analysis;
  const parts = new Map<number, Morpheme[]>();
  for (const { text, pos, start } of tokens)
    parts.set(start, [...(parts.get(start) ?? []), { text, pos }]);
  let place = 0;
  return words.map((word) => {
    const reading = { word, parts: parts.get(place) ?? [] };
    // The model's offsets count code points; `length` counts UTF-16 units, two for some characters.
    place += [...word].length + 1;
    return reading;
  });
}
