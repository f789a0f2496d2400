import { encode } from 'uqr';

/** Light modules around the code, without which scanners do not find it. */
const QUIET = 4;

/** A QR code as an SVG path of its dark modules, one unit each, in a square of `size` units. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { path: runs.join(''), size };
}
