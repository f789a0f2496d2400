import styled from '@emotion/styled';
import { media } from '@portal/ui';

// Nobody drags or pastes a photo on a phone, so the sentence about that (`p`) is hidden there.
export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  padding: 20px;
  border: 2px dashed var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  &[data-over] {
    border-color: var(--primary);
    background: var(--soft-primary);
  }
  &[data-wrong] {
    border-color: var(--danger);
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
  ${media.mobile} {
    padding: 16px;
    p {
      display: none;
    }
    label {
      flex: 1 1 auto;
      padding: 0 12px;
    }
  }
`;
/** The file field itself, under its label. */
export const Choose = styled.label`
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-height: var(--control);
  padding: 0 20px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  font-weight: 600;
  cursor: pointer;
  overflow: hidden;
  &:hover {
    background: var(--sunken);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
/** The button for the camera. It is hidden on devices without a touch screen, where it would open the file dialog again. */
export const Take = styled(Choose)`
  @media not all and (pointer: coarse) {
    display: none;
  }
`;
export const List = styled.ol`
  display: grid;
  gap: 8px;
  list-style: none;
`;
export const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  padding: 12px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${media.mobile} {
    grid-template-columns: 56px minmax(0, 1fr);
  }
`;
export const Thumbnail = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  border-radius: 8px;
  background: var(--sunken);
  color: var(--text-third);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
export const Facts = styled.div`
  display: grid;
  gap: 4px;
  font-size: var(--small);
  strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    color: var(--text-second);
  }
  span[data-wrong] {
    color: var(--danger);
    font-weight: 600;
  }
  progress {
    width: 100%;
    height: 6px;
    accent-color: var(--primary);
  }
`;
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  justify-content: flex-end;
  ${media.mobile} {
    grid-column: 1 / -1;
  }
  button {
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--primary);
    font-size: var(--small);
    font-weight: 600;
    cursor: pointer;
    &:hover {
      background: var(--sunken);
    }
    &[aria-disabled='true'] {
      color: var(--text-third);
      cursor: default;
    }
  }
`;
