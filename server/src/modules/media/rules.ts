import { extname } from 'node:path';

/** Types that are served, by file extension; every file of a type has `sign` at byte `at`. */
const KINDS: Record<string, { type: string; at: number; sign: string }> = {
  '.mp4': { type: 'video/mp4', at: 4, sign: 'ftyp' },
  '.webp': { type: 'image/webp', at: 8, sign: 'WEBP' },
  '.vtt': { type: 'text/vtt; charset=utf-8', at: 0, sign: 'WEBVTT' },
  '.pdf': { type: 'application/pdf', at: 0, sign: '%PDF-' },
  '.zip': { type: 'application/zip', at: 0, sign: 'PK\u0003\u0004' },
};

function kindOf(name: string) {
  const kind = KINDS[extname(name)];
  if (kind === undefined) throw new Error(`no content type for ${name}`);
  return kind;
}

/** Content type of a file name. @throws if the portal does not serve that type */
export const contentTypeOf = (name: string): string => kindOf(name).type;

/** Whether a file's first bytes (16 are enough) match the type that its name says. */
export function isNamedRightly(name: string, head: Buffer): boolean {
  const { at, sign } = kindOf(name);
  return head.toString('latin1', at, at + sign.length) === sign;
}

/** The name for saving a file: its title, without characters that file systems refuse. */
export const downloadName = (title: string, file: string) =>
  title
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() + extname(file);

/** The Content-Disposition (RFC 6266) that saves a file as `name`. */
export const attachment = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
