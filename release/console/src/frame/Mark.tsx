import styled from '@emotion/styled';

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: var(--primary);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** The logo of the desk: three stacked sets. The topmost, which is filled, is pinned. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <Drawing viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M4 21.5 16 27l12-5.5M4 16l12 5.5L28 16" />
      <path d="M16 5 28 10.5 16 16 4 10.5Z" fill="var(--soft-primary)" />
    </Drawing>
  );
}
