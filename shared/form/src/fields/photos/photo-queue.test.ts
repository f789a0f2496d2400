import { beforeEach, expect, jest, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import type { Photo } from '@portal/contract';
import { createPhotoQueue, type PagesOf, type Upload } from './photo-queue.ts';

URL.createObjectURL = (blob) => `blob:${(blob as File).name}`;
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

const pdf = (name: string) => file(name, 'application/pdf');

test('puts the pages of a PDF in its place, as far as there is room', async () => {
  const pagesOf: PagesOf = async ({ name }) => [1, 2].map((page) => file(`${name} ${page}쪽`));
  const { queue, states } = queueOf(pagesOf);
  expect(queue.takesPdf).toBe(true);
  queue.add([file('a'), pdf('scan.pdf'), file('b')]);
  expect(states()).toEqual(['a converting', 'scan.pdf converting', 'b waiting']);
  await settle();
  expect(queue.get().photos.map(({ name }) => name)).toEqual([
    'a',
    'scan.pdf 1쪽',
    'scan.pdf 2쪽',
    'b',
  ]);
  expect(queue.get().said).toContain('scan.pdf에서 사진 2장을 만들었습니다.');
  queue.add([pdf('more.pdf')]);
  expect(queue.busy()).toBe(true);
  queue.remove(queue.get().photos[0]?.id ?? 0);
  queue.add([file('c')]);
  await settle();
  expect(queue.get().photos).toHaveLength(5);
});

test('says what to do about a PDF that cannot be opened, and goes on when its code has come', async () => {
  const missing = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });
  const pagesOf = jest.fn<PagesOf>().mockRejectedValueOnce(new Error('locked'));
  const { queue, states } = queueOf(pagesOf);
  queue.add([pdf('locked.pdf')]);
  await settle();
  expect(queue.get().photos[0]?.problem).toBe(
    '열 수 없는 PDF입니다. 지우고 종이를 사진으로 찍어 올려 주세요.',
  );
  queue.remove(queue.get().photos[0]?.id ?? 0);
  pagesOf.mockRejectedValueOnce(missing).mockResolvedValueOnce([file('page')]);
  queue.add([pdf('scan.pdf')]);
  await settle();
  expect(states()).toEqual(['scan.pdf failed']);
  queue.retry(queue.get().photos[0]?.id ?? 0);
  await settle();
  expect(states()).toEqual(['page uploading']);
});
