import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

test('says what to do where a photo shows no number', async () => {
  codes = ['8801234567893'];
  open();
  choose();
  expect(await screen.findByText(/^사진에서 번호를 찾지 못했습니다/)).toBeTruthy();
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
