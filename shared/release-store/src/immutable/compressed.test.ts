import { expect, test } from '@jest/globals';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sha384 } from '../hashed.ts';
import { CompressedCopies } from './compressed.ts';

test('bytes that were decompressed before are hashed as before, and others are not taken for them', () => {
  const copies = new CompressedCopies();
  const [br, gz] = [brotliCompressSync('run()'), gzipSync('run()')];
  const hashes = () => [copies.hashOf('.br', br), copies.hashOf('.gz', gz)];
  const expected = [sha384('run()'), sha384('run()')];
  expect([hashes(), hashes()]).toEqual([expected, expected]);
  expect(copies.hashOf('.br', brotliCompressSync('stop()'))).toBe(sha384('stop()'));
  const flipped = Buffer.from(gz);
  flipped.writeUInt8(flipped.readUInt8(12) ^ 1, 12);
  expect(() => copies.hashOf('.gz', flipped)).toThrow();
  // A browser could not decompress this file.
  expect(() => copies.hashOf('.br', gz)).toThrow();
});
