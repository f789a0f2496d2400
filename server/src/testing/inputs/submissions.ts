import { randomUUID } from 'node:crypto';
import type { InputOf, fileInquiry, filePetition, fileVoice } from '@portal/contract';
import { addPhoto } from '../../modules/photo/repository.ts';
import { noon, type TestApi } from '../api.ts';

const written = {
  title: '리모컨이 켜지지 않습니다',
  text: '어젯밤부터 전원을 눌러도 아무 반응이 없습니다.',
  consentPrivacy: 'Y' as const,
};

/** A valid inquiry, with some fields changed. */
export const anInquiry = (
  change: Partial<InputOf<typeof fileInquiry>> = {},
): InputOf<typeof fileInquiry> => ({ ...written, groups: 'product', ...change });

/** A valid voice, with some fields changed. */
export const aVoice = (
  change: Partial<InputOf<typeof fileVoice>> = {},
): InputOf<typeof fileVoice> => ({
  ...written,
  bbsCode: '37',
  receptionType: '1',
  ...change,
});

/** A valid petition, with some fields changed. */
export const aPetition = (
  change: Partial<InputOf<typeof filePetition>> = {},
): InputOf<typeof filePetition> => ({
  ...written,
  bbsCode: '14',
  receptionType: '4',
  ...change,
});

/** Stores a photo of the member that no submission has named. @returns its id */
export async function aPhoto({ database, files }: TestApi, memberId: string): Promise<string> {
  const photoId = randomUUID().replaceAll('-', '').slice(0, 22);
  const bytes = Buffer.from('a picture');
  await files.put(photoId, bytes);
  const size = { width: 4, height: 3, bytes: bytes.length };
  await addPhoto(database.db, { photoId, ...size }, memberId, Date.parse(noon));
  return photoId;
}
