import styled from '@emotion/styled';
import type { AnswerOf, readPointExpiry, readPointTotal } from '@portal/contract';
import { formatDay, formatPoints } from '@portal/format';
import { api } from '@portal/host';
import { Card, Text } from '@portal/ui';
import { Awaited } from '../../answer/Awaited.tsx';
import { Expiring } from './Expiring.tsx';
import { useLoaded } from './use-loaded.ts';

// The amount (`strong`) has a line of its own, so that nothing moves if the web font makes it wider.
const Box = styled(Card)`
  p > strong {
    display: block;
  }
`;

export function Balance(loaded: {
  total: AnswerOf<typeof readPointTotal> | null;
  expiry: AnswerOf<typeof readPointExpiry> | null;
}) {
  const total = useLoaded(api.readPointTotal, loaded.total);
  const expiry = useLoaded(api.readPointExpiry, loaded.expiry);
  return (
    <Box tone="soft" bottom={32} aria-labelledby="points-total">
      <Text as="h2" size="body" bold id="points-total">
        쓰실 수 있는 포인트
      </Text>
      <Awaited answer={total} what="포인트를">
        {(data) => (
          <Text size="h1" bold>
            {formatPoints(data.total)}
          </Text>
        )}
      </Awaited>
      <Awaited answer={expiry} what="사라질 포인트를">
        {({ total: expiring, expiresOn, soon }) =>
          expiresOn === null || expiring === 0 ? (
            <p>사라질 포인트가 없습니다.</p>
          ) : (
            <>
              <p>
                <strong>
                  {formatDay(expiresOn)}에 {formatPoints(expiring)}이 사라집니다.
                </strong>
                그 전에 써 주세요.
              </p>
              {soon !== false && <Expiring />}
            </>
          )
        }
      </Awaited>
    </Box>
  );
}
