import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';

const Sheet = styled.li`
  position: relative;
  aspect-ratio: 210 / 297;
  background: #fff;
  box-shadow: 0 1px 4px rgb(0 0 0 / 12%);
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
/**
 * Transparent text exactly above the drawing of the page, for screen readers and selection; pdf.js places it. `forced-color-adjust: none`
 * keeps it transparent where the system sets all colours itself, which would show each word twice.
 */
const Text = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  line-height: 1;
  color: transparent;
  forced-color-adjust: none;
  text-align: initial;
  transform-origin: 0 0;
  --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));
  span,
  br {
    position: absolute;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  > :not(.markedContent),
  .markedContent span:not(.markedContent) {
    --font-height: 0;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    --scale-x: 1;
    --rotate: 0deg;
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  .markedContent {
    display: contents;
  }
`;

/** A page of the document, drawn when it scrolls near the viewport. */
export function DocumentPage(props: {
  number: number;
  count: number;
  draw(canvas: HTMLCanvasElement, text: HTMLElement): Promise<void>;
}) {
  const { number, count, draw } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const drawing = useRef(draw);
  useEffect(() => {
    const sheet = canvas.current;
    const layer = text.current;
    if (!sheet || !layer) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A page that fails to draw stays white; the document can still be downloaded.
        drawing.current(sheet, layer).catch(() => {});
      },
      { rootMargin: '600px' },
    );
    observer.observe(sheet);
    return () => observer.disconnect();
  }, []);
  return (
    <Sheet aria-label={`${count}쪽 가운데 ${number}쪽`}>
      <canvas ref={canvas} aria-hidden="true" />
      <Text ref={text} />
    </Sheet>
  );
}
