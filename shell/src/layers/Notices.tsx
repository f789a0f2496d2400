import styled from '@emotion/styled';

const Place = styled.div`
  position: fixed;
  left: 0;
  right: 0;
  bottom: calc(24px + env(safe-area-inset-bottom));
  z-index: 60;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 0 16px;
  pointer-events: none;
`;
const Text = styled.p`
  max-width: 560px;
  padding: 14px 24px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--text);
  color: var(--bg);
  box-shadow: var(--shadow);
`;

/** Short messages that disappear by themselves. */
export function Notices({ notices }: { notices: { id: number; text: string }[] }) {
  return (
    <Place role="status">
      {notices.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </Place>
  );
}
