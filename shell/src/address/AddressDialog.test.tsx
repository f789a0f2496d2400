import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const ORIGIN = 'http://127.0.0.1:3000';

// The page's data must exist before the modules that read it are evaluated.
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify({ parts: [], bridgeOrigin: ORIGIN })}</script>`;
const { default: AddressDialog } = await import('./AddressDialog.tsx');

const chosen = {
  zonecode: '06236',
  roadAddress: '서울 강남구 테헤란로 152',
  jibunAddress: '',
  autoRoadAddress: '',
  autoJibunAddress: '서울 강남구 역삼동 737',
  userSelectedType: 'R',
  bname: '역삼동',
  buildingName: '강남파이낸스센터',
  apartment: 'N',
  sido: '서울',
  sigungu: '강남구',
  sigunguCode: '11680',
  bcode: '1168010100',
};

const frame = () => screen.getByTitle<HTMLIFrameElement>('주소 검색');
const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  act(() =>
    fireEvent(
      window,
      new MessageEvent('message', {
        data,
        origin: ORIGIN,
        source: frame().contentWindow,
        ...from,
      }),
    ),
  );

const onDone = jest.fn();
beforeEach(() => {
  onDone.mockClear();
  render(<AddressDialog onDone={onDone} />);
});

test('frames the provider’s search from the bridge’s origin', () => {
  expect(frame().src).toBe(`${ORIGIN}/bridge/postcode`);
});

test('asks for the detail of the chosen address and returns both', async () => {
  say({ type: 'postcode-ready' });
  say({ type: 'postcode-chosen', address: chosen });
  expect(screen.getByText(/테헤란로 152 \(강남파이낸스센터\)/)).toBeTruthy();
  const detail = screen.getByRole('textbox', { name: /상세 주소/ });
  expect(document.activeElement).toBe(detail);
  await userEvent.type(detail, ' 10층{Enter}');
  expect(onDone).toHaveBeenCalledWith({
    zonecode: '06236',
    roadAddress: '서울 강남구 테헤란로 152',
    jibunAddress: '서울 강남구 역삼동 737',
    buildingName: '강남파이낸스센터',
    detail: '10층',
  });
});

test('a resident number is no detail of an address', async () => {
  say({ type: 'postcode-chosen', address: chosen });
  const detail = screen.getByRole('textbox', { name: /상세 주소/ });
  await userEvent.type(detail, '900101-1234567{Enter}');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByText('주민등록번호 형식으로 입력하실 수 없습니다.')).toBeTruthy();
  expect(document.activeElement).toBe(detail);
  await userEvent.clear(detail);
  await userEvent.type(detail, '10층{Enter}');
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ detail: '10층' }));
});

test('searches again when the customer chose a wrong address', async () => {
  say({ type: 'postcode-chosen', address: chosen });
  await userEvent.click(screen.getByRole('button', { name: '다시 찾기' }));
  expect(frame()).toBeTruthy();
});

const failure = { type: 'postcode-failed' };
test.each([
  ['another origin', failure, { origin: 'http://evil.example' }],
  ['the portal itself', failure, { origin: location.origin }],
  ['another window', failure, { source: window }],
  ['no window', failure, { source: null }],
  ['the frame, of an unknown type', { type: 'postcode-other' }, {}],
  ['the frame, as text', JSON.stringify(failure), {}],
  [
    'the frame, with a zonecode that is none',
    { type: 'postcode-chosen', address: { ...chosen, zonecode: '123' } },
    {},
  ],
  [
    'the frame, with an address that is no text',
    { type: 'postcode-chosen', address: { ...chosen, roadAddress: {} } },
    {},
  ],
])('ignores %s', (_, data, from) => {
  say(data, from);
  expect(frame()).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('grows with the search’s content, within limits', () => {
  say({ type: 'postcode-height', height: 612 });
  expect(frame().height).toBe('612');
  say({ type: 'postcode-height', height: 99_999 });
  expect(frame().height).toBe('900');
});

test('shows the fixed text when the search fails, and takes an address by hand', async () => {
  say(failure);
  expect(screen.getByRole('alert').textContent).toContain('Postcode API load failed');
  const zonecode = screen.getByRole('textbox', { name: '우편번호' });
  const address = screen.getByRole('textbox', { name: '주소' });
  await userEvent.type(zonecode, '0623');
  await userEvent.click(screen.getByRole('button', { name: '이 주소 쓰기' }));
  expect(onDone).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(zonecode);
  expect(screen.getByRole('textbox', { name: '우편번호', description: /숫자 5자리/ })).toBe(
    zonecode,
  );
  expect(screen.getByRole('textbox', { name: '주소', description: /시·도부터/ })).toBe(address);
  await userEvent.type(zonecode, '6');
  await userEvent.type(address, '서울 강남구 테헤란로 152');
  await userEvent.type(screen.getByRole('textbox', { name: /상세 주소/ }), '10층');
  await userEvent.click(screen.getByRole('button', { name: '이 주소 쓰기' }));
  expect(onDone).toHaveBeenCalledWith({
    zonecode: '06236',
    roadAddress: '서울 강남구 테헤란로 152',
    jibunAddress: '',
    buildingName: '',
    detail: '10층',
  });
});

test('returns no address when it is closed', async () => {
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(onDone).toHaveBeenCalledWith(null);
});
