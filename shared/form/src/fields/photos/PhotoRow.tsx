import { Icon, icons } from '@portal/ui';
import type { MouseEvent } from 'react';
import type { PhotoQueue, QueuedPhoto } from './photo-queue.ts';
import { Facts, Row, Thumbnail, Tools } from './photo-styles.ts';

const states: Partial<Record<QueuedPhoto['state'], string>> = {
  waiting: '차례를 기다리고 있습니다.',
  converting: '사진을 준비하고 있습니다.',
  uploading: '올리는 중',
  done: '올렸습니다.',
};

function stateInWords({ state, fraction, problem }: QueuedPhoto, online: boolean): string {
  if (problem) return problem;
  if (state === 'waiting' && !online) return '인터넷에 연결되면 올립니다.';
  if (state === 'uploading') return `${states.uploading} ${Math.round(fraction * 100)}%`;
  return states[state] ?? '';
}

/** What the picture could not be shown for: the server says whether it is there. */
async function isGone(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404;
}

/** One photo: what it is, how far it is, and what can be done with it. */
export function PhotoRow(props: {
  photo: QueuedPhoto;
  place: number;
  count: number;
  online: boolean;
  queue: PhotoQueue;
  onRemove(): void;
}) {
  const { photo, place, count, online, queue, onRemove } = props;
  const { id, name, state, fraction, picture, problem } = photo;
  const move = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    queue.move(id, by);
    // A row that moves in the document takes the focus off its button.
    requestAnimationFrame(() => button.focus());
  };
  const check = () => {
    if (picture?.startsWith('/'))
      void isGone(picture).then((gone) => {
        if (gone) queue.lose(id);
      });
  };
  return (
    <Row>
      <Thumbnail>
        {picture ? <img src={picture} alt="" onError={check} /> : <Icon shape={icons.photo} />}
      </Thumbnail>
      <Facts>
        <strong>{name}</strong>
        <span data-wrong={problem !== null || undefined}>{stateInWords(photo, online)}</span>
        {state === 'uploading' && (
          <progress aria-label={`${name} 올리기`} value={fraction} max={1} />
        )}
      </Facts>
      <Tools>
        {state === 'failed' && (
          <button type="button" aria-label={`${name} 다시 시도`} onClick={() => queue.retry(id)}>
            다시 시도
          </button>
        )}
        {count > 1 && (
          <>
            <button
              type="button"
              aria-label={`${name} 앞으로 옮기기`}
              aria-disabled={place === 0}
              onClick={move(-1)}
            >
              앞으로
            </button>
            <button
              type="button"
              aria-label={`${name} 뒤로 옮기기`}
              aria-disabled={place === count - 1}
              onClick={move(1)}
            >
              뒤로
            </button>
          </>
        )}
        <button type="button" aria-label={`${name} 지우기`} onClick={onRemove}>
          지우기
        </button>
      </Tools>
    </Row>
  );
}
