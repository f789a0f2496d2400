import styled from '@emotion/styled';
import { ContentSkeleton } from '@portal/ui';
import * as v from 'valibot';
import { useEffect, useRef, useState } from 'react';
import { lookQuery } from '../browser/look.ts';
import { postcodeMessage, type ChosenAddress } from './postcode-message.ts';

const READY_WITHIN_MS = 8000;
const HEIGHT = { least: 420, most: 900 };

const Place = styled.div`
  position: relative;
  min-height: ${HEIGHT.least}px;
  overflow: hidden;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
`;
const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`;
const Awaited = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--surface);
`;

/**
 * The provider's search, in a document of another origin. We accept a message only from that origin and this frame, in
 * the shape of its protocol.
 */
export function PostcodeFrame(props: {
  origin: string;
  onChosen(address: ChosenAddress): void;
  onFailed(): void;
}) {
  const { origin, onChosen, onFailed } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(HEIGHT.least);
  useEffect(() => {
    const receive = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const { success, output: message } = v.safeParse(postcodeMessage, data);
      if (!success) return;
      if (message.type === 'postcode-ready') setReady(true);
      else if (message.type === 'postcode-height')
        setHeight(Math.min(Math.max(message.height, HEIGHT.least), HEIGHT.most));
      else if (message.type === 'postcode-chosen') onChosen(message.address);
      else onFailed();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, onChosen, onFailed]);
  useEffect(() => {
    if (ready) return;
    const late = setTimeout(onFailed, READY_WITHIN_MS);
    return () => clearTimeout(late);
  }, [ready, onFailed]);
  return (
    <Place>
      <Frame
        ref={frame}
        src={`${origin}/bridge/postcode${lookQuery()}`}
        title="주소 검색"
        height={height}
      />
      {!ready && (
        <Awaited>
          <ContentSkeleton kind="list" />
        </Awaited>
      )}
    </Place>
  );
}
