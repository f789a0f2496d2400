import styled from '@emotion/styled';
import { Button, Icon } from '@portal/ui';
import { useState } from 'react';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  strong {
    display: block;
    font-size: var(--h2);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    user-select: all;
  }
`;

/** A number to be copied: of what was received, or of a `label`'s own. */
export function CopyNumber({ number, label = '접수 번호' }: { number: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box>
      <p>
        {label} <strong>{number}</strong>
      </p>
      <Button type="button" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'document'} size={20} />
        번호 복사
      </Button>
      <span role="status">{copied && '번호를 복사했습니다.'}</span>
    </Box>
  );
}
