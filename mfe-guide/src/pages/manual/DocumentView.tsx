import styled from '@emotion/styled';
import { isSparing } from '@portal/browser';
import { formatBytes } from '@portal/format';
import { loadPdf } from '@portal/host';
import { Button, icons, media, Message } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { DocumentPage } from './DocumentPage.tsx';

const Frame = styled.section`
  max-width: 900px;
  border: var(--line-width) solid var(--line);
  border-radius: 16px;
  background: var(--sunken);
  overflow: hidden;
`;
const Pages = styled.ol`
  display: grid;
  gap: 16px;
  max-height: 85vh;
  padding: 16px;
  overflow: auto;
  list-style: none;
  ${/* On a touch screen a scrolling box inside a scrolling page traps the thumb. */ ''}
  ${media.mobile} {
    max-height: none;
    padding: 8px;
    gap: 8px;
  }
`;

type State =
  | { step: 'waiting' }
  | { step: 'loading'; part: number }
  | {
      step: 'open';
      count: number;
      draw(number: number, canvas: HTMLCanvasElement, text: HTMLElement): Promise<void>;
    }
  | { step: 'failed' };

/** Shows a PDF inside the page with pdf.js, because phones and in-app browsers cannot show one. */
export function DocumentView(props: { url: string; title: string; bytes: number }) {
  const { url, title, bytes } = props;
  const frame = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  const [state, setState] = useState<State>({ step: 'waiting' });

  useEffect(() => {
    const element = frame.current;
    // On a slow or metered connection, wait for the customer to ask.
    if (asked || !element || isSparing()) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setAsked(true),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [asked]);

  useEffect(() => {
    if (!asked) return;
    let left = false;
    let close = () => {};
    // Progress events can still arrive after the document has opened.
    const show = (next: State) => {
      if (!left) setState((now) => (now.step === 'open' ? now : next));
    };
    Promise.all([loadPdf(), import(/* webpackChunkName: "manual" */ './open-document.ts')])
      .then(async ([pdf, { openDocument, drawPage }]) => {
        if (left) return;
        const task = openDocument(pdf, url, (part) => show({ step: 'loading', part }));
        close = task.close;
        const document = await task.promise;
        show({
          step: 'open',
          count: document.numPages,
          draw: (...page) => drawPage(pdf, document, ...page),
        });
      })
      .catch(() => show({ step: 'failed' }));
    return () => {
      left = true;
      close();
    };
  }, [asked, url]);

  return (
    <Frame ref={frame} aria-label={`${title} 본문`}>
      {state.step === 'open' ? (
        <Pages tabIndex={0}>
          {Array.from({ length: state.count }, (_, i) => (
            <DocumentPage
              key={i}
              number={i + 1}
              count={state.count}
              draw={(canvas, text) => state.draw(i + 1, canvas, text)}
            />
          ))}
        </Pages>
      ) : state.step === 'failed' ? (
        <Message
          icon={icons.alert}
          title="설명서를 화면에 그리지 못했습니다."
          text="위의 ‘내려받기’나 ‘새 창에서 보기’로 열어 주세요."
          actions={
            <Button
              onClick={() => {
                setState({ step: 'waiting' });
                setAsked(false);
              }}
            >
              다시 시도
            </Button>
          }
        />
      ) : asked ? (
        <Message
          icon={icons.document}
          title="설명서를 여는 중입니다."
          text={
            state.step === 'loading' ? `${Math.round(state.part * 100)}%` : '잠시만 기다려 주세요.'
          }
        />
      ) : (
        <Message
          icon={icons.document}
          title="여기서 바로 볼 수 있습니다."
          text={`데이터 ${formatBytes(bytes)}를 사용합니다.`}
          actions={<Button onClick={() => setAsked(true)}>설명서 펼치기</Button>}
        />
      )}
    </Frame>
  );
}
