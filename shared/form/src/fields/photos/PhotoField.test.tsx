import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Photo } from '@portal/contract';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import type { Upload } from './photo-queue.ts';
import { PhotosAwaited } from './PhotosAwaited.tsx';
import { usePhotos } from './photos.tsx';

URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
const close = jest.fn();
/** A picture small enough to be sent as it is. */
window.createImageBitmap = (async () => ({ width: 800, height: 600, close })) as never;

const drafts = jest.fn();
let leave = () => false;
const host = createHostDouble({
  company: {} as Host['company'],
  guardLeave: (isDirty) => {
    leave = isDirty;
    return () => {};
  },
});

let unfinished: () => string | null = () => null;
function Field({ upload, kept }: { upload: Upload; kept: readonly string[] }) {
  const [value, setValue] = useState(kept);
  const onChange = useCallback((ids: readonly string[]) => {
    drafts(ids);
    setValue(ids);
  }, []);
  const waitFor = useCallback((check: typeof unfinished) => {
    unfinished = check;
    return () => {};
  }, []);
  const held = usePhotos(upload, { ready: true, value, onChange, waitFor });
  if (held.is !== 'here') return <PhotosAwaited failed={held.is === 'failed'} load={held.load} />;
  return <held.Field label="사진" optional photos={held.photos} error={undefined} />;
}
async function show(upload: Upload, kept: readonly string[] = []) {
  const shown = render(
    <HostProvider value={host}>
      <Field upload={upload} kept={kept} />
    </HostProvider>,
  );
  expect(screen.getByText('사진 고르기를 불러오는 중입니다.')).toBeTruthy();
  await screen.findByLabelText('사진 고르기');
  return shown;
}
const picture = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
let count = 0;
const ending: Upload = async () => ({ photoId: `id-${++count}` }) as Photo;
const input = () => screen.getByLabelText<HTMLInputElement>('사진 고르기');

beforeEach(() => {
  drafts.mockClear();
  count = 0;
});

test('what is chosen, dropped and pasted is sent, and the draft has the names', async () => {
  await show(ending);
  await userEvent.upload(input(), [picture('chosen.jpg')]);
  expect(await screen.findByText('올렸습니다.')).toBeTruthy();
  const zone = input().closest('div') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [picture('dropped.jpg')] } });
  fireEvent.paste(document, { clipboardData: { files: [picture('pasted.jpg')] } });
  await waitFor(() => expect(drafts).toHaveBeenLastCalledWith(['id-1', 'id-2', 'id-3']));
  expect(
    screen.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent),
  ).toEqual(['chosen.jpg', 'dropped.jpg', 'pasted.jpg']);
});

test('a file that is not taken is said at the field until the next choice; a broken one in its row', async () => {
  window.createImageBitmap = (async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('no picture');
    return { width: 800, height: 600, close };
  }) as never;
  await show(ending);
  const memo = new File(['%PDF'], 'memo.pdf', { type: 'application/pdf' });
  fireEvent.drop(input().closest('div') as HTMLElement, {
    dataTransfer: { types: ['Files'], files: [memo, picture('broken.jpg')] },
  });
  const refusal = /^memo\.pdf: 사진이 아니어서 올리지 않았습니다\./;
  const broken = '열 수 없는 사진입니다. 지우고 다른 사진을 골라 주세요.';
  expect(await screen.findByText(broken)).toBeTruthy();
  expect(screen.getByText(refusal)).toBeTruthy();
  // The same file would be broken again.
  expect(screen.queryByRole('button', { name: /다시 시도/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'broken.jpg 지우기' })).toBeTruthy();
  expect(unfinished()).toBe('쓸 수 없는 사진이 있습니다. 지우고 다시 눌러 주세요.');
  const isDescribed = () =>
    (input().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .some((id) => refusal.test(document.getElementById(id)?.textContent ?? ''));
  expect(isDescribed()).toBe(true);
  await userEvent.upload(input(), [picture('a.jpg')]);
  expect(await screen.findByText('올렸습니다.')).toBeTruthy();
  expect(screen.queryByText(refusal)).toBeNull();
  expect(isDescribed()).toBe(false);
  expect(screen.getByText(broken)).toBeTruthy();
});

test('tells how far a photo is; the form waits for it, and the customer is asked before leaving', async () => {
  let end: (photo: Photo) => void = () => {};
  await show((_, { onProgress }) => {
    onProgress(0.25);
    return new Promise((resolve) => (end = resolve));
  });
  await userEvent.upload(input(), [picture('a.jpg')]);
  expect(await screen.findByText('올리는 중 25%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'a.jpg 올리기' }).getAttribute('value')).toBe(
    '0.25',
  );
  expect(leave()).toBe(true);
  expect(unfinished()).toBe('사진을 올리고 있습니다. 다 올라간 뒤 다시 눌러 주세요.');
  await act(async () => end({ photoId: 'id' } as Photo));
  expect(leave()).toBe(false);
  expect(unfinished()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('a.jpg 사진을 올렸습니다.');
});

test('photos of the draft are there again; they are moved and removed by keyboard', async () => {
  await show(ending, ['x', 'y']);
  const pictures = () =>
    [...document.querySelectorAll('img')].map((shown) => shown.getAttribute('src'));
  expect(pictures()).toEqual(['/api/file/photo/x', '/api/file/photo/y']);
  const later = screen.getByRole('button', { name: '사진 1 뒤로 옮기기' });
  later.focus();
  await userEvent.keyboard('{Enter}');
  expect(pictures()).toEqual(['/api/file/photo/y', '/api/file/photo/x']);
  expect(drafts).toHaveBeenLastCalledWith(['y', 'x']);
  await waitFor(() => expect(document.activeElement).toBe(later));
  await userEvent.click(screen.getByRole('button', { name: '사진 2 지우기' }));
  expect(drafts).toHaveBeenLastCalledWith(['x']);
  await waitFor(() => expect(document.activeElement).toBe(input()));
});

test.each([
  [404, true],
  [401, false],
  [200, false],
])('a picture that does not show is gone where the server says %i: %j', async (status, gone) => {
  const ask = jest.fn<typeof fetch>(async () => new Response(null, { status }));
  window.fetch = ask;
  await show(ending, ['x']);
  fireEvent.error(document.querySelector('img') as HTMLElement);
  await waitFor(() => expect(ask).toHaveBeenCalledWith('/api/file/photo/x', { method: 'HEAD' }));
  await act(async () => {});
  expect(screen.getByRole('status').textContent?.includes('보관 기간이 지난')).toBe(gone);
});
