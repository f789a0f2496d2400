/** The portal's light tokens: clips and manuals stand beside its pages and must look like them. */
export const paper = '#FAF9F6';
export const surface = '#FFFFFF';
export const sunken = '#F2F0EA';
export const hairline = '#DEDAD0';
export const ink = '#1F1D1A';
export const second = '#55514A';
export const third = '#6B665D';
export const green = '#0B5D57';
export const greenSoft = '#E3F0EE';
export const greenMid = '#BFDCD8';
export const accent = '#E39A4C';
export const accentSoft = '#FBEBD9';
export const accentInk = '#8A4B0F';
export const shade = '#E9E5DB';
export const danger = '#B3261E';

/** One line weight for everything drawn at its natural size. */
export const weight = 3.5;
