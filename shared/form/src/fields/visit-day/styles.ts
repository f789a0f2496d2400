import styled from '@emotion/styled';
import { edge, FieldSet, Hint, media, standsOut } from '@portal/ui';

export const Box = styled(FieldSet)`
  max-width: 520px;
`;
export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 8px 0;
  strong {
    font-size: var(--h4);
    font-variant-numeric: tabular-nums;
  }
  select {
    min-height: 48px;
    padding: 0 8px;
    border: var(--line-width) solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    font-weight: 700;
  }
  select + select {
    margin-left: 8px;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 48px;
    height: 48px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    background: var(--sunken);
  }
  button:disabled {
    color: var(--text-third);
    opacity: 0.5;
    cursor: default;
  }
`;
export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 4px;
  table-layout: fixed;
  ${media.mobile} {
    border-spacing: 2px;
  }
  th {
    padding: 8px 0;
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 500;
  }
  td {
    padding: 0;
  }
`;
/** Open days are boxed; closed ones are flat and struck through. */
export const DayButton = styled.button`
  width: 100%;
  min-height: 48px;
  padding: 0;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    background: none;
    color: var(--text-third);
    font-weight: 400;
    text-decoration: line-through;
    cursor: default;
    @media (forced-colors: active) {
      border-color: Canvas;
      color: GrayText;
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
    ${standsOut}
  }
`;
/** Shown where somebody may have a keyboard; screen readers say it everywhere. */
export const Keys = styled(Hint)`
  margin-top: 8px;
  @media not all and (hover: hover) and (pointer: fine) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
export const Said = styled.p`
  min-height: 1.6em;
  margin-top: 8px;
  font-weight: 600;
`;
export const Reasons = styled.div`
  margin-top: 12px;
  padding: 16px 20px;
  ${edge}
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--small);
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    margin-top: 4px;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: var(--text-second);
  }
`;
