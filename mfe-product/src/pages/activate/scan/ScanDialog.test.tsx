import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ScanDialog } from './ScanDialog.tsx';

/** A browser that reads codes itself, and finds these. */
let codes: string[] = [];
const FORMATS = ['code_128', 'code_39', 'qr_code', 'data_matrix'];
class Reader {
  static getSupportedFormats = async () => FORMATS;
  detect = async () => codes.map((rawValue) => ({ rawValue }));
}
const onRead = jest.fn();
const onClose = jest.fn();
function open(camera?: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: camera && { getUserMedia: camera },
  });
  if (!camera) Reflect.deleteProperty(navigator, 'mediaDevices');
  return render(<ScanDialog onRead={onRead} onClose={onClose} />);
}
const choose = () =>
  fireEvent.change(screen.getByLabelText('라벨 사진'), {
    target: { files: [new File(['bytes'], '라벨.jpg', { type: 'image/jpeg' })] },
  });

beforeEach(() => {
  codes = [];
  Object.assign(globalThis, {
    BarcodeDetector: Reader,
    createImageBitmap: async () => ({ close() {} }),
  });
});
afterEach(() => {
  jest.clearAllMocks();
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const name of ['BarcodeDetector', 'createImageBitmap'])
    Reflect.deleteProperty(globalThis, name);
});

test('reads the number in a photo, among other codes', async () => {
  codes = ['8801234567893', 'C2504001234'];
  open();
  choose();
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('C2504001234'));
});

/** A camera that is on, and whose picture can be read. */
const cameraOn = () => {
  const stop = jest.fn();
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  const view = open(async () => ({ getTracks: () => [{ stop }] }));
  return { stop, ...view };
};

test('reads the number that the camera sees, and turns the camera off', async () => {
  codes = ['https://hangyeol.example/p?sn=C2504001234'];
  const { stop } = cameraOn();
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('C2504001234'));
  expect(onRead).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('looks past codes that hold no serial number, and says after 15 seconds what else to do', async () => {
  jest.useFakeTimers();
  codes = ['8801234567893', 'https://hangyeol.example/shop', 'C25040012345', 'X2504001234'];
  const { stop } = cameraOn();
  const status = () => screen.getByRole('status').textContent;
  await act(() => jest.advanceTimersByTimeAsync(14_500));
  expect(status()).toMatch(/^라벨의 막대 모양이나/);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(status()).toMatch(/^아직 번호를 찾지 못했습니다.*라벨 사진을 고르시거나.*직접 입력/);
  expect(onRead).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
  // It goes on looking meanwhile.
  codes = ['C2504001234'];
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(onRead).toHaveBeenCalledWith('C2504001234');
});

test('without a camera says so at once, and a photo still works', async () => {
  codes = ['C2504001234'];
  open();
  expect(await screen.findByText(/카메라를 켜지 못했습니다.*직접 입력해 주세요/)).toBeTruthy();
  choose();
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('C2504001234'));
});

test('says what to do where a photo shows no number', async () => {
  codes = ['8801234567893'];
  open();
  choose();
  expect(await screen.findByText(/^사진에서 번호를 찾지 못했습니다/)).toBeTruthy();
  expect(onRead).not.toHaveBeenCalled();
});

test('says so where what is chosen is no picture', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  open();
  choose();
  expect(await screen.findByText(/^사진에서 번호를 찾지 못했습니다/)).toBeTruthy();
});

test('says so where the library cannot be loaded that a browser needs without a reader of its own', async () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  jest.unstable_mockModule('./library-reader.ts', () => {
    throw new Error('offline');
  });
  const { unmount } = open();
  choose();
  const said = /^번호를 읽는 기능을 불러오지 못했습니다.*직접 입력해 주세요/;
  expect(await screen.findByText(said)).toBeTruthy();
  unmount();
  cameraOn();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(onRead).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', /막혀 있습니다.*직접 입력해 주세요/],
  ['NotFoundError', /카메라를 켜지 못했습니다.*직접 입력해 주세요/],
])('says what to do at %s', async (name, said) => {
  open(() => Promise.reject(new DOMException('', name)));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('turns the camera off when the dialog is closed, also if it is allowed only then', async () => {
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }] };
  let allow = (_: unknown) => {};
  const { unmount } = open(() => new Promise((resolve) => (allow = resolve)));
  unmount();
  allow(stream);
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
});
