/** The code of one example: what stands between its export and the next, or the end of the file. */
export function codeOf(source: string, name: string): string {
  const [, ...exports] = source.split(/^(?=(?:\/\*\*.*\*\/\n)?export )/m);
  return exports.find((text) => text.includes(`export function ${name}(`))?.trim() ?? '';
}
