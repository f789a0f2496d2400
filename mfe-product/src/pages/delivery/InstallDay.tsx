import styled from '@emotion/styled';
import type { Delivery, Shipment } from '@portal/contract';
import { late } from '@portal/form';
import { formatDay, formatInstant, windowText } from '@portal/format';
import { useHost } from '@portal/host';
import { Button, Card, Cluster, ContentSkeleton, SlowNotice, Stack, useBusy } from '@portal/ui';
import { useRef, useState } from 'react';
import type { Who } from '../../delivery/found.ts';
import { useChange } from './use-change.ts';

/** Opened by a press. */
const MoveDay = late(
  () => import(/* webpackChunkName: "change" */ './MoveDay.tsx').then((file) => file.MoveDay),
  <ContentSkeleton kind="article" />,
);

const Box = styled(Card)`
  strong {
    display: block;
    font-size: var(--h3);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  span {
    white-space: nowrap;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** Says whether the installation day is agreed on, and what the customer should do. */
function sentenceOf({ dayState, askedOn, installOn, status }: Shipment): string {
  switch (dayState) {
    case 'none':
      return '제품이 준비되면 설치하러 갈 날을 정해 이 화면에 알려 드립니다.';
    case 'toConfirm':
      return '이 날 받으실 수 있는지 알려 주세요.';
    case 'fixed':
      return status === 'INSTALL'
        ? '설치하는 날입니다.'
        : '확정하신 날입니다. 이 날 찾아뵙겠습니다.';
    case 'late':
      return '예정일이 지났습니다. 고객센터에서 확인해 드립니다.';
    case 'done':
      return '설치를 마쳤습니다.';
    case 'moving':
      return `${askedOn === null ? '다른 날' : formatDay(askedOn)}로 바꾸어 달라고 하셨습니다. ${installOn === null ? '' : `${formatDay(installOn)}에는 찾아뵙지 않습니다. `}센터가 확인해 새 설치일을 알려 드립니다.`;
  }
}

/** The installation day of a shipment, with buttons to confirm it or to move it if the stage allows it. */
export function InstallDay(props: {
  shipment: Shipment;
  isFirstToConfirm: boolean;
  who?: Who;
  reload(): Promise<void>;
  onChanged?(delivery: Delivery): void;
}) {
  const { shipment, isFirstToConfirm, ...way } = props;
  const { installOn, hours, may, status, dayState, moveUntil = null } = shipment;
  const { main } = useHost().company.phones;
  const [asked, setAsked] = useState(false);
  const moving = asked && may.move;
  const said = useRef<HTMLParagraphElement>(null);
  const [change, sending] = useChange({ shipment, ...way });
  /** The day and hours that were chosen last; none after a confirmation. */
  const newest = useRef<[moveOn?: string, window?: string]>([]);
  /** Sends a change. Its buttons disappear afterwards, so the focus moves to the sentence. */
  const send = async (...chosen: [moveOn?: string, window?: string]) => {
    newest.current = chosen;
    if (!(await change(...chosen))) return false;
    setAsked(false);
    said.current?.focus();
    return true;
  };
  const confirm = useBusy(async () => void (await send()));
  return (
    <Box tone="soft" top={16}>
      <Stack gap={12} align="start">
        <p ref={said} tabIndex={-1}>
          {/* Nobody comes on the day that is being moved, so it is no headline. */}
          {dayState === 'moving' ? (
            <strong>설치일을 다시 정하고 있습니다.</strong>
          ) : (
            installOn !== null && (
              <strong>
                {formatDay(installOn)}
                {hours !== null && (
                  <>
                    {' '}
                    <span>{windowText(hours)}</span>
                  </>
                )}
              </strong>
            )
          )}
          {sentenceOf(shipment)}
        </p>
        {(may.confirm || may.move) && !moving && (
          <Cluster screenOnly>
            {may.confirm && (
              <Button look={isFirstToConfirm ? 'primary' : 'plain'} {...confirm}>
                이 날로 확정하기
              </Button>
            )}
            {may.move && <Button onClick={() => setAsked(true)}>다른 날로 바꾸기</Button>}
          </Cluster>
        )}
        {moving && (
          <MoveDay
            shipment={shipment}
            {...(way.who && { who: way.who })}
            onMove={send}
            onClose={() => {
              setAsked(false);
              said.current?.focus();
            }}
          />
        )}
        {sending && <SlowNotice onRetry={() => void send(...newest.current)} />}
        {may.move && moveUntil !== null && (
          <p>{formatInstant(moveUntil)} 전까지 여기서 설치일을 바꾸실 수 있습니다.</p>
        )}
        {!may.move && installOn !== null && status !== 'DONE' && (
          <p>
            설치일은 고객센터 <a href={`tel:${main}`}>{main}</a>에서 바꾸어 드립니다.
          </p>
        )}
      </Stack>
    </Box>
  );
}
