import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { engineerPictures } from '../modules/stage/engineer-picture.ts';

/** The name of a file in `engineer-picture.json`; absent: the engineer has no picture. */
export const pictureInput = v.optional(v.pipe(v.string(), v.maxLength(100)));

/** @throws if the published content has no picture of this name */
export async function checkPicture(db: Db, name: string | undefined): Promise<void> {
  if (name === undefined || (await engineerPictures(db, [name])).has(name)) return;
  throw new Error('no such picture is published: add it to engineer-picture.json, publish-content');
}
