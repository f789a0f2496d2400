import { beforeEach, expect, jest, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import type { Photo } from '@portal/contract';
import { waitFor } from '@testing-library/react';
import { createPhotoQueue, type PagesOf, type Upload } from './photo-queue.ts';

URL.createObjectURL = (blob) => `blob:${(blob as File).name}`;
// jsdom has no Blob.text.
Blob.prototype.text = function () {
  const reader = new FileReader();
  reader.readAsText(this);
  return new Promise((resolve) => (reader.onload = () => resolve(String(reader.result))));
};
const revoke = jest.fn();
URL.revokeObjectURL = revoke;

const file = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const photo = (photoId: string) => ({ photoId }) as Photo;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose uploads end when they are told to. */
function queueOf(pagesOf?: PagesOf) {
  const line = { online: true };
  const open = new Map<
    string,
    {
      done(photoId: string): void;
      fail(error: unknown): void;
      progress(fraction: number): void;
      signal: AbortSignal;
    }
  >();
  const upload: Upload = (blob, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      open.set((blob as File).name, {
        done: (photoId) => resolve(photo(photoId)),
        fail: reject,
        progress: onProgress,
        signal,
      });
    });
  const prepare = async (blob: Blob) => {
    if ((blob as File).name.startsWith('broken')) throw new Error('no picture');
    return blob;
  };
  const queue = createPhotoQueue({ prepare, pagesOf, upload, isOnline: () => line.online });
  const states = () => queue.get().photos.map(({ name, state }) => `${name} ${state}`);
  return { queue, open, line, states };
}
beforeEach(() => void revoke.mockClear());

test('sends two at a time, in their order', async () => {
  const { queue, open, states } = queueOf();
  queue.add(['a', 'b', 'c'].map((name) => file(name)));
  expect(states()).toEqual(['a converting', 'b converting', 'c waiting']);
  await settle();
  expect(states()).toEqual(['a uploading', 'b uploading', 'c waiting']);
  open.get('b')?.done('id-b');
  await settle();
  expect(states()).toEqual(['a uploading', 'b done', 'c uploading']);
  open.get('a')?.progress(0.4);
  expect(queue.get().photos[0]?.fraction).toBe(0.4);
  expect(queue.busy()).toBe(true);
  open.get('a')?.done('id-a');
  open.get('c')?.done('id-c');
  await settle();
  expect(queue.get().photos.map(({ photoId }) => photoId)).toEqual(['id-a', 'id-b', 'id-c']);
  expect(queue.get().said).toBe('c 사진을 올렸습니다.');
  expect(queue.busy()).toBe(false);
});

test('takes five pictures and says of each other file why not, until the next choice', () => {
  const { queue, states } = queueOf();
  queue.add([file('memo.pdf', 'application/pdf'), file('IMG_1.HEIC', '')]);
  expect(states()).toEqual(['IMG_1.HEIC converting']);
  const type =
    'memo.pdf: 사진이 아니어서 올리지 않았습니다. JPG, PNG, WEBP, HEIC 사진을 골라 주세요.';
  expect(queue.get()).toMatchObject({
    refused: [type],
    said: `사진 1장을 골랐습니다. ${type}`,
  });
  queue.remove(queue.get().photos[0]?.id ?? 0);
  expect(queue.get().refused).toEqual([type]);
  const large = Object.defineProperty(file('large.jpg'), 'size', { value: 40 * 1024 * 1024 + 1 });
  queue.add([large, ...Array.from({ length: 7 }, (_, i) => file(`${i}`))]);
  expect(states()).toHaveLength(5);
  expect(queue.get().refused).toEqual([
    'large.jpg: 40MB보다 커서 올리지 않았습니다. 크기를 줄여 다시 골라 주세요.',
    '사진은 5장까지 올릴 수 있어 2장을 올리지 않았습니다.',
  ]);
  queue.remove(queue.get().photos[0]?.id ?? 0);
  queue.add([file('last')]);
  expect(queue.get().refused).toEqual([]);
});

test('says why a photo failed, in the server’s words where it said so, and tries again', async () => {
  const { queue, open, states } = queueOf();
  queue.add([file('a'), file('broken')]);
  await settle();
  open.get('a')?.fail(apiError({ code: 'ERR_BUSY', message: '잠시 뒤 다시 시도해 주세요.' }));
  await settle();
  expect(queue.get().photos.map(({ problem }) => problem)).toEqual([
    '잠시 뒤 다시 시도해 주세요.',
    '열 수 없는 사진입니다. 지우고 다른 사진을 골라 주세요.',
  ]);
  queue.retry(queue.get().photos[0]?.id ?? 0);
  await settle();
  expect(states()).toEqual(['a uploading', 'broken unusable']);
  open.get('a')?.done('id-a');
  await settle();
  expect(states()[0]).toBe('a done');
});

test.each(['ERR_PHOTO_BROKEN', 'ERR_PHOTO_TYPE', 'ERR_PHOTO_PIXELS'])(
  'a photo that the server refuses with %s can only be removed',
  async (code) => {
    const { queue, open, states } = queueOf();
    queue.add([file('a')]);
    await settle();
    open.get('a')?.fail(apiError({ code, message: '열 수 없는 사진입니다.' }));
    await settle();
    expect(states()).toEqual(['a unusable']);
  },
);

test('waits where the line is down, and goes on when it is back', async () => {
  const { queue, open, line, states } = queueOf();
  queue.add([file('a')]);
  await settle();
  line.online = false;
  open.get('a')?.fail(apiError({ code: 'NETWORK' }));
  queue.add([file('b')]);
  await settle();
  expect(states()).toEqual(['a waiting', 'b waiting']);
  expect(queue.busy()).toBe(true);
  line.online = true;
  queue.resume();
  await settle();
  expect(states()).toEqual(['a uploading', 'b uploading']);
});

test('a photo that is removed is given up on its way', async () => {
  const { queue, open } = queueOf();
  queue.add([file('a')]);
  await settle();
  queue.remove(queue.get().photos[0]?.id ?? 0);
  expect(open.get('a')?.signal.aborted).toBe(true);
  expect(revoke).toHaveBeenCalledWith('blob:a');
  open.get('a')?.done('id-a');
  await settle();
  expect(queue.get().photos).toEqual([]);
  expect(queue.get().said).toBe('a 사진을 지웠습니다.');
});

test('moves a photo by one place, and at an end not at all', () => {
  const { queue } = queueOf();
  queue.begin(['x', 'y', 'z']);
  const [first] = queue.get().photos;
  const order = () => queue.get().photos.map(({ photoId }) => photoId);
  queue.move(first?.id ?? 0, -1);
  expect(order()).toEqual(['x', 'y', 'z']);
  queue.move(first?.id ?? 0, 1);
  expect(order()).toEqual(['y', 'x', 'z']);
  expect(queue.get().said).toBe('사진 1 사진을 2번째로 옮겼습니다.');
});

test('shows what the draft names, once, and says of one that is gone what to do', () => {
  const { queue } = queueOf();
  queue.begin(['x']);
  queue.begin(['x', 'y']);
  const [kept] = queue.get().photos;
  expect(queue.get().photos).toHaveLength(1);
  expect(kept).toMatchObject({ state: 'done', picture: '/api/file/photo/x' });
  queue.lose(kept?.id ?? 0);
  expect(queue.get().photos[0]).toMatchObject({
    state: 'gone',
    problem: '보관 기간이 지난 사진입니다. 지우고 다시 올려 주세요.',
  });
});

const pdf = (name: string, content = `%PDF-1.7 ${name}`) =>
  new File([content], name, { type: 'application/pdf' });
const pageFiles = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => file(`${name} ${i + 1}쪽`));

test('puts the pages of a PDF in its place, as far as there is room', async () => {
  const { queue, states } = queueOf(async ({ name }) => pageFiles(name, 2));
  expect(queue.takesPdf).toBe(true);
  queue.add([file('a'), pdf('scan.pdf'), file('b')]);
  expect(states()).toEqual(['a converting', 'scan.pdf converting', 'b waiting']);
  const names = () => queue.get().photos.map(({ name }) => name);
  await waitFor(() => expect(names()).toEqual(['a', 'scan.pdf 1쪽', 'scan.pdf 2쪽', 'b']));
  expect(queue.get().said).toContain('scan.pdf에서 사진 2장을 만들었습니다.');
  queue.add([pdf('more.pdf')]);
  expect(queue.busy()).toBe(true);
  queue.remove(queue.get().photos[0]?.id ?? 0);
  queue.add([file('c')]);
  await settle();
  expect(queue.get().photos).toHaveLength(5);
});

test('knows a PDF by its content: one named as a photo is drawn, a photo named as a PDF is sent', async () => {
  const pagesOf = jest.fn<PagesOf>(async ({ name }) => pageFiles(name, 1));
  const { queue, states } = queueOf(pagesOf);
  queue.add([
    new File([' %PDF-1.4 scan'], 'scan.jpg', { type: 'image/jpeg' }),
    pdf('photo.pdf', 'JPEG'),
  ]);
  await waitFor(() => expect(states()).toEqual(['scan.jpg 1쪽 uploading', 'photo.pdf uploading']));
  expect(pagesOf.mock.calls.map(([{ name }]) => name)).toEqual(['scan.jpg']);
});

test.each([
  ['비밀번호가 걸린 PDF입니다.', pdf('locked.pdf'), '비밀번호가 걸린 PDF입니다.'],
  [
    '',
    pdf('broken.pdf', 'text'),
    '이름은 PDF이지만 PDF가 아닌 파일입니다. 지우고 PDF나 사진을 다시 골라 주세요.',
  ],
])('an unusable PDF says why: %s', async (why, given, problem) => {
  const { queue, states } = queueOf(async () => why);
  queue.add([given]);
  await waitFor(() => expect(states()).toEqual([`${given.name} unusable`]));
  expect(queue.get().photos[0]?.problem).toBe(problem);
  expect(queue.get().said).toBe(`${given.name} 파일을 열지 못했습니다.`);
});

test('an empty file is refused as it is chosen', () => {
  const { queue } = queueOf(async () => []);
  queue.add([pdf('empty.pdf', '')]);
  expect(queue.get()).toMatchObject({
    photos: [],
    refused: ['empty.pdf: 비어 있는 파일입니다. 다른 파일을 골라 주세요.'],
  });
});

test('draws a PDF when the code that draws it has come', async () => {
  const missing = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });
  const pagesOf = jest.fn<PagesOf>().mockRejectedValueOnce(missing);
  pagesOf.mockResolvedValueOnce([file('page')]);
  const { queue, states } = queueOf(pagesOf);
  queue.add([pdf('scan.pdf')]);
  await waitFor(() => expect(states()).toEqual(['scan.pdf failed']));
  queue.retry(queue.get().photos[0]?.id ?? 0);
  await waitFor(() => expect(states()).toEqual(['page uploading']));
});
