import styled from '@emotion/styled';
import { isSparing, whenIdle } from '@portal/browser';
import { Button, Icon, media, Notice, icons } from '@portal/ui';
import { useEffect, useId, useState, type ComponentProps } from 'react';
import type { ShowroomMap } from './ShowroomMap.tsx';

const Panel = styled.aside`
  position: sticky;
  top: calc(var(--header) + 8px);
  grid-row: 3 / span 2;
  grid-column: 2;
  align-self: start;
  margin-top: 24px;
  > div {
    max-width: 380px;
    margin: 12px auto 0;
  }
  ${media.belowPc} {
    position: static;
  }
  ${media.mobile} {
    > button {
      width: 100%;
    }
  }
`;
/** Keeps the height of the map while its code is loaded. */
const Waiting = styled.div`
  aspect-ratio: 318 / 558;
  border-radius: var(--radius-card);
  background: var(--sunken);
`;

type Drawn = typeof ShowroomMap;

function Drawing(props: ComponentProps<Drawn>) {
  const [loaded, setLoaded] = useState<{ Map: Drawn } | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    if (loaded !== 'waiting') return;
    import(/* webpackChunkName: "map" */ './ShowroomMap.tsx').then(
      (file) => setLoaded({ Map: file.ShowroomMap }),
      () => setLoaded('failed'),
    );
  }, [loaded]);
  if (loaded === 'waiting') return <Waiting aria-busy="true" />;
  if (loaded === 'failed')
    return (
      <Notice role="alert">
        지도를 불러오지 못했습니다. 매장은 목록에서 고르실 수 있습니다.
        <Button onClick={() => setLoaded('waiting')}>다시 시도</Button>
      </Notice>
    );
  return <loaded.Map {...props} />;
}

/**
 * The map with the button that opens and closes it. On wide screens it opens by itself once the browser is idle, unless
 * the connection is slow or metered.
 */
export function MapPanel(props: ComponentProps<Drawn>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const isWide = !matchMedia(media.belowPc.replace('@media ', '')).matches;
    const leave = new AbortController();
    if (isWide && !isSparing()) whenIdle(() => setOpen(true), leave.signal);
    return () => leave.abort();
  }, []);
  return (
    <Panel aria-label="매장 지도" data-browser>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon shape={icons.place} size={20} />
        {isOpen ? '지도 접기' : '지도에서 고르기'}
      </Button>
      <div id={id}>{isOpen && <Drawing {...props} />}</div>
    </Panel>
  );
}
