const NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': '압축 파일(ZIP)',
};

/** What kind of file it is, in words a customer knows; otherwise its name's ending. */
export const fileType = ({ mime, name }: { mime: string; name: string }): string =>
  NAMES[mime] ?? name.split('.').at(-1)?.toUpperCase() ?? '';
