import styled from '@emotion/styled';
import { Button, Dialog, Hint, Stack } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { codeReader } from './read-codes.ts';
import { serialIn } from './serial-in.ts';

/** How often the camera's picture is looked at, and when a customer is told what else they can do. */
const LOOK_MS = 250;
const TOO_LONG_MS = 15_000;

const AIM = '라벨의 막대 모양이나 네모난 모양을 화면에 가득 비춰 주세요.';
const TYPE_IT = '라벨 사진을 고르시거나, 이 창을 닫고 번호를 직접 입력해 주세요.';
const sentences = {
  starting: '카메라를 켜고 있습니다. 브라우저가 물으면 허용해 주세요.',
  looking: AIM,
  tooLong: `아직 번호를 찾지 못했습니다. 밝은 곳에서 더 가까이 비춰 보세요. 안 되면 ${TYPE_IT}`,
  denied: `카메라를 쓸 수 없게 막혀 있습니다. 브라우저 설정에서 카메라를 허용하시거나, ${TYPE_IT}`,
  noCamera: `이 기기에서 카메라를 켜지 못했습니다. ${TYPE_IT}`,
  reading: '사진에서 번호를 찾고 있습니다.',
  notInPhoto:
    '사진에서 번호를 찾지 못했습니다. 라벨을 가까이에서 밝게 찍은 사진을 고르시거나, 이 창을 닫고 번호를 직접 입력해 주세요.',
  notLoaded:
    '번호를 읽는 기능을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 열어 주시거나, 이 창을 닫고 번호를 직접 입력해 주세요.',
} as const;
type State = keyof typeof sentences;

const View = styled.video`
  width: 100%;
  max-height: 50svh;
  border-radius: var(--radius);
  background: var(--sunken);
  object-fit: cover;
  &[hidden] {
    display: none;
  }
`;

type Read = Awaited<ReturnType<typeof codeReader>>;

/** The serial number in a picture; null if it shows none. @throws Error if it is no picture */
async function serialInPicture(read: Read, source: ImageBitmapSource): Promise<string | null> {
  const picture = await createImageBitmap(source);
  const found = (await read(picture)).map(serialIn).find((serial) => serial !== null);
  picture.close();
  return found ?? null;
}

const wasDenied = (error: unknown) => (error as { name?: string }).name === 'NotAllowedError';

/**
 * Looks for a serial number with the camera, or in a photo that the customer chooses. Pictures stay in the browser. Whatever
 * fails, it says what to do; the number can always be typed.
 */
export function ScanDialog({ onRead, onClose }: { onRead(serial: string): void; onClose(): void }) {
  const [state, setState] = useState<State>('starting');
  const video = useRef<HTMLVideoElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  }, [onRead]);

  useEffect(() => {
    const over = new AbortController();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      over.abort();
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (since: number) => {
      const element = video.current;
      const isOn = element && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const serial = isOn ? await serialInPicture(await codeReader(), element) : null;
      if (over.signal.aborted) return;
      if (serial !== null) {
        stop();
        told.current(serial);
        return;
      }
      if (Date.now() - since >= TOO_LONG_MS)
        setState((now) => (now === 'looking' ? 'tooLong' : now));
      timer = setTimeout(() => again(since), LOOK_MS);
    };
    const again = (since: number) =>
      void look(since).catch(() => over.signal.aborted || setState('notLoaded'));
    const start = async () => {
      if (!('mediaDevices' in navigator)) return setState('noCamera');
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
      } catch (error) {
        if (!over.signal.aborted) setState(wasDenied(error) ? 'denied' : 'noCamera');
        return;
      }
      if (over.signal.aborted) return stop();
      if (video.current) video.current.srcObject = stream;
      setState('looking');
      again(Date.now());
    };
    void start();
    return stop;
  }, []);

  const readPhoto = async (file: File) => {
    setState('reading');
    const read = await codeReader().catch(() => null);
    if (!read) return setState('notLoaded');
    const serial = await serialInPicture(read, file).catch(() => null);
    if (serial === null) setState('notInPhoto');
    else told.current(serial);
  };

  const sees = state === 'looking' || state === 'tooLong';
  return (
    <Dialog
      title="시리얼 번호 찍기"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => photo.current?.click()}>라벨 사진 고르기</Button>
          <Button onClick={onClose}>직접 입력하기</Button>
        </>
      }
    >
      <Stack gap={12}>
        <View ref={video} hidden={!sees} autoPlay muted playsInline aria-label="카메라 화면" />
        <p role="status">{sentences[state]}</p>
        <Hint>사진과 카메라 화면은 이 기기에서만 읽고, 보내지 않습니다.</Hint>
        <input
          ref={photo}
          type="file"
          accept="image/*"
          aria-label="라벨 사진"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void readPhoto(file);
          }}
        />
      </Stack>
    </Dialog>
  );
}
