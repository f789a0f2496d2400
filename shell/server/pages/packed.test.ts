import { expect, test } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ATTRIBUTES_LENGTH, filled, NONCE_LENGTH, openingOf } from './document.ts';
import { htmlAttributes } from './html-attributes.ts';
import { PackedDocument } from './packed.ts';
import { newNonce } from './policy.ts';

const cookies = [
  {},
  { member: '1' },
  { text: 'large' },
  { text: 'large', contrast: 'normal', member: '1' },
];

const rows = (count: number, seed = 1) =>
  Array.from(
    { length: count },
    (_, i) => `<li class="row">${(i * seed * 7919) % 1013} 한결 고객센터 안마의자 ${i}</li>`,
  ).join('');
/** A document of `nonces` + 1 nonces, with `count` rows of text between each two. */
const documentOf = (nonces: number, count = 300) =>
  [
    '">const a=1</script>',
    ...Array.from({ length: nonces }, (_, i) => `">${rows(count, i + 1)}<script nonce="`),
  ].map((piece) => Buffer.from(piece));

test.each([0, 1, 2, 12])(
  'with %s more nonces, each answer has its own, and its attributes',
  async (nonces) => {
    const document = documentOf(nonces);
    const packed = await PackedDocument.of(document);
    for (const given of cookies) {
      const nonce = newNonce();
      const attributes = htmlAttributes(given);
      const expected = filled(document, nonce, attributes);
      const answer = packed?.compressed(nonce, attributes) ?? Buffer.alloc(0);
      expect(brotliDecompressSync(answer).equals(expected)).toBe(true);
      expect((await packed?.unpacked(nonce, attributes, ''))?.equals(expected)).toBe(true);
    }
  },
);

test('whatever follows its nonces, and whatever these end with', async () => {
  const after = [
    '">',
    '" defer src="/r/',
    '" data-styles="',
    '"',
    ' ',
    '" href="/fonts/a.css">',
    '가',
  ];
  for (let round = 0; round < 12; round++) {
    const pieces = Array.from(
      { length: 9 },
      (_, i) =>
        `${after[(i * (round + 1)) % after.length]}${rows(40 + round, i + round)}<p nonce="`,
    );
    const document = ['">', ...pieces].map((piece) => Buffer.from(piece));
    const packed = await PackedDocument.of(document);
    for (let i = 0; i < 20; i++) {
      const nonce = newNonce();
      const answer = packed?.compressed(nonce, '') ?? Buffer.alloc(0);
      expect(brotliDecompressSync(answer).equals(filled(document, nonce, ''))).toBe(true);
    }
  }
});

test('one that is larger than what brotli reads at once, and one that has nothing more', async () => {
  for (const document of [documentOf(1, 3000), [Buffer.from('">')]]) {
    const packed = await PackedDocument.of(document);
    const nonce = newNonce();
    const answer = packed?.compressed(nonce, '') ?? Buffer.alloc(0);
    expect(brotliDecompressSync(answer).equals(filled(document, nonce, ''))).toBe(true);
  }
});

test('elements of the head that only this answer has are in the unpacked one', async () => {
  const document = documentOf(2);
  const packed = await PackedDocument.of(document);
  const nonce = newNonce();
  const head = '<meta name="traceparent" content="00-1">';
  const expected = filled(document, nonce, '', head).toString();
  expect((await packed?.unpacked(nonce, '', head))?.toString()).toBe(expected);
});

test('it is about as small as the document compressed by itself', async () => {
  const document = documentOf(8);
  const packed = await PackedDocument.of(document);
  const alone = brotliCompressSync(filled(document, newNonce(), ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  expect(packed?.compressed(newNonce(), '').length).toBeLessThan(
    alone.length + openingOf(newNonce(), '').length,
  );
});

test('a document with the bytes that stand for the opening is refused: they would be replaced as well', async () => {
  const never = Array.from({ length: 32 }, (_, byte) => byte).filter(
    (byte) => ![0, 9, 10, 13].includes(byte),
  );
  const rounds = Array.from({ length: 28 }, (_, step) =>
    never.map((_, i) => never[(i * step) % 28] ?? 0),
  );
  const document = [Buffer.from('">'), Buffer.from(rounds.flat())];
  expect(await PackedDocument.of(document)).toBeNull();
});

test('all attributes together are as long as the opening keeps free, and a nonce is as long as it says', () => {
  const all = htmlAttributes({ text: 'large', contrast: 'normal', member: '1' });
  expect([all.length, newNonce().length]).toEqual([ATTRIBUTES_LENGTH, NONCE_LENGTH]);
});
