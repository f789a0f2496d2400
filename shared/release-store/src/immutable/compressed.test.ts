import { expect, test } from '@jest/globals';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sha384 } from '../hashed.ts';
import { CompressedCopies } from './compressed.ts';

test('bytes that were decompressed before are hashed as before, and others are not taken for them', () => {
  const copies = new CompressedCopies();
  const [br, gz] = [brotliCompressSync('run()'), gzipSync('run()')];
  const hashes = () => [copies.hashOf('.br', br, 5), copies.hashOf('.gz', gz, 5)];
  const expected = [sha384('run()'), sha384('run()')];
  expect([hashes(), hashes()]).toEqual([expected, expected]);
  expect(copies.hashOf('.br', brotliCompressSync('stop()'), 6)).toBe(sha384('stop()'));
  // More than was declared.
  expect(copies.hashOf('.gz', gzipSync('run()'.repeat(100)), 5)).toBe(sha384('run()'.repeat(100)));
  const flipped = Buffer.from(gz);
  flipped.writeUInt8(flipped.readUInt8(12) ^ 1, 12);
  expect(() => copies.hashOf('.gz', flipped, 5)).toThrow();
  // A browser could not decompress this file.
  expect(() => copies.hashOf('.br', gz, 5)).toThrow();
});
