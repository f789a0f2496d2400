import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { passChecks } from '@portal/release-store/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Changes } from './changes.ts';
import { temporaryDesk } from './testing/desk.ts';

let desk: Awaited<ReturnType<typeof temporaryDesk>>;
beforeEach(async () => {
  desk = await temporaryDesk();
});
afterEach(() => desk.remove());

test('an unreadable record of one chain does not hide the changes of the others', async () => {
  const { my, jobs } = desk;
  writeFileSync(join(my.root, 'checks/1/1.json'), '{');
  const changes = new Changes(my.store, jobs);
  const before = changes.marks().change;
  expect(before).not.toBe('unreadable');
  await passChecks(my.store, '2');
  const after = changes.marks().change;
  expect([after, after === before]).toEqual([expect.not.stringContaining('unreadable'), false]);
});
