/** Other values for a field of a return, each unlike its own. */
const spoiled = (value: string): string[] => [
  '',
  ' ',
  `${value} `,
  ` ${value}`,
  `${value}1`,
  `1${value}`,
  `0${value}`,
  `+${value}`,
  `-${value}`,
  `${value}${value}`,
  value.slice(1),
  value.slice(0, -1),
  [...value].reverse().join(''),
  value.toLowerCase(),
  value.toUpperCase(),
  `${value}\u0000`,
  `${value}\n`,
  `${value},${value}`,
  encodeURIComponent(`${value}/`),
  value.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  '0',
  '1',
  'null',
  'undefined',
  '[object Object]',
  'true',
  "' or 1=1 --",
  '../',
  '한결',
  'x'.repeat(value.length),
];

/** Values that differ in one character, at places all over it. */
const nudged = (value: string): string[] =>
  Array.from({ length: 20 }, (_, i) => {
    const at = Math.floor((i * value.length) / 20);
    const other = value[at] === '7' ? '3' : '7';
    return value.slice(0, at) + other + value.slice(at + 1);
  });

/** Addresses that look like the provider's. */
const forged = (value: string): string[] => {
  const { host, pathname } = new URL(value);
  return [
    `http://${host}${pathname}`,
    `//${host}${pathname}`,
    `https://${host}.evil.example${pathname}`,
    `https://evil.example/${host}${pathname}`,
    `https://${host}@evil.example${pathname}`,
    `https://evil.example#${host}${pathname}`,
    `https://evil.example?${value}`,
    `https://${host}:8443${pathname}`,
    `https://${host}:443${pathname}`,
    `https://${host}${pathname}?to=evil`,
    `https://${host}${pathname}#evil`,
    `https://${host}${pathname}/`,
    `https://${host}./${pathname}`,
    `https://${host}/evil/..${pathname}`,
    `https://${host}${pathname.replace('pay', 'cancel').replace('cancel_', 'other_')}`,
    `https:${pathname}`,
    `file://${pathname}`,
    'https://127.0.0.1/webapi/pay_process.jsp',
    'https://[::1]/webapi/pay_process.jsp',
    'https://169.254.169.254/latest/meta-data/',
    'javascript:alert(1)',
    pathname,
  ];
};

/** Returns with one field altered, and which; `other` is the return of another payment of the same amount. */
export function* tampered(
  returned: Record<string, string>,
  other: Record<string, string>,
): Generator<{ name: string; fields: Record<string, string> }> {
  for (const [name, value] of Object.entries(returned)) {
    const swapped = other[name] ?? '';
    const addresses = name.endsWith('URL') ? forged(value) : [];
    const values = new Set([...spoiled(value), ...nudged(value), ...addresses, swapped]);
    values.delete(value);
    for (const each of values) yield { name, fields: { ...returned, [name]: each } };
  }
}
