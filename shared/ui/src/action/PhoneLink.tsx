import styled from '@emotion/styled';

/** A phone number to call; inherits its font size. */
export const PhoneLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  color: inherit;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;
