import styled from '@emotion/styled';
import { Card, Cluster, CopyButton } from '@portal/ui';

const Box = styled(Card)`
  strong {
    display: block;
    font-size: var(--h2);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    -webkit-user-select: all;
    user-select: all;
  }
`;

/** A number to be copied: of what was received, or of a `label`'s own. */
export const CopyNumber = ({ number, label = '접수 번호' }: { number: string; label?: string }) => (
  <Box tone="soft">
    <Cluster gap={[12, 24]}>
      <p>
        {label} <strong>{number}</strong>
      </p>
      <CopyButton text={number} label="번호 복사" copied="번호를 복사했습니다." />
    </Cluster>
  </Box>
);
