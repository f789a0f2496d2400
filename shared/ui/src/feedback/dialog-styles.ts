import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

/** The page behind an open dialog: it does not scroll, keeps its width without the scrollbar, and is not printed. */
export const pageBehind = (hasScrollbar: boolean) => css`
  html {
    overflow: hidden;
    scrollbar-gutter: ${hasScrollbar ? 'stable' : 'auto'};
  }
  @media print {
    html {
      overflow: visible;
    }
    main:not(:has(dialog[open])) {
      display: none;
    }
  }
`;

const appear = keyframes`from { opacity: 0; translate: 0 8px; }`;
const dim = keyframes`from { opacity: 0; }`;

export const Frame = styled('dialog', { shouldForwardProp: (name) => name !== 'wide' })<{
  wide: boolean;
}>`
  width: min(${({ wide }) => (wide ? 760 : 480)}px, calc(100vw - 32px));
  max-height: calc(100dvh - 48px);
  padding: 0;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: hidden;
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${appear} 200ms ease-out;
  }
  &::backdrop {
    background: rgb(20 18 15 / 55%);
    animation: ${dim} 200ms ease-out;
  }
  ${media.reducedMotion} {
    &::backdrop {
      animation: none;
    }
  }
  ${media.mobile} {
    width: 100%;
    max-width: none;
    margin: auto 0 0;
    border-width: var(--line-width) 0 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  @media print {
    position: absolute;
    width: 100%;
    max-width: none;
    max-height: none;
    margin: 0;
    border: 0;
    overflow: visible;
    &::backdrop {
      display: none;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 16px 16px 4px 28px;
  h2 {
    padding: 8px 0;
    font-size: var(--h4);
  }
  ${media.mobile} {
    padding-left: 20px;
  }
`;

export const Close = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  padding: 8px 28px 28px;
  &:not(:last-child) {
    padding-bottom: 12px;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.mobile} {
    padding: 8px 20px 12px;
    &:last-child {
      padding-bottom: calc(24px + env(safe-area-inset-bottom));
    }
  }
  @media print {
    overflow: visible;
  }
`;

// `data-cut`: the dialog's text goes on below the lower edge of its scrolling part. A line marks that.
export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 28px 24px;
  &[data-cut] {
    border-top: var(--line-width) solid var(--line);
  }
  ${media.mobile} {
    padding: 12px 20px calc(16px + env(safe-area-inset-bottom));
    > * {
      flex: 1 0 auto;
      padding: 0 12px;
    }
  }
  @media print {
    display: none;
  }
`;
