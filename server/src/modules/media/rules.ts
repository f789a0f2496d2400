import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Content type of a file name. @throws where the portal serves no such files */
export function contentTypeOf(name: string): string {
  const type = TYPES[extname(name)];
  if (type === undefined) throw new Error(`no content type for ${name}`);
  return type;
}

/** The name a file is saved under: its title, without what file systems refuse. */
export const downloadName = (title: string, file: string) =>
  title
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() + extname(file);

/** RFC 6266 header value that saves a file under `name`. */
export const attachment = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
