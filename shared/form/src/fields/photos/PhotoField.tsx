import styled from '@emotion/styled';
import { PHOTOS_MAX } from '@portal/contract';
import { Hint, Icon, Stack, VisuallyHidden, Wrong, icons } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { PhotoRow } from './PhotoRow.tsx';
import { Choose, List, Take, Zone } from './photo-styles.ts';
import type { PhotoQueue, PhotoQueueState } from './photo-queue.ts';

/** Photos of a form, as its field shows them. */
export interface Photos extends PhotoQueueState {
  readonly queue: PhotoQueue;
  readonly online: boolean;
}

const Label = styled.p`
  font-weight: 600;
  span {
    color: var(--text-second);
    font-weight: 400;
  }
`;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Photos, chosen, dropped or pasted; each is sent at once, and the form goes on with their names. */
export function PhotoField(props: {
  label: string;
  optional: boolean;
  photos: Photos;
  hint?: string | undefined;
  error: string | undefined;
}) {
  const { label, optional, photos, error } = props;
  const { hint = `${PHOTOS_MAX}장까지 올릴 수 있습니다.` } = props;
  const { queue } = photos;
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    queue.add([...(target.files ?? [])]);
    // Without this, the browser would ignore a second choice of the same file.
    target.value = '';
  };
  const list = photos.photos;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const isFull = list.length >= PHOTOS_MAX;
  const refused = photos.refused.length > 0;
  const described = ['hint', refused && 'refused', error !== undefined && 'error'];
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      // Of several places for photos, the one that has the focus takes what is pasted.
      const places = [...document.querySelectorAll('[data-photos]')];
      const focused = places.find((place) => place.contains(document.activeElement));
      if ((focused ?? places[0]) !== box.current) return;
      event.preventDefault();
      queue.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [queue]);
  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    queue.add([...event.dataTransfer.files]);
  };
  return (
    <Stack gap={8} ref={box} data-photos="" role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>
        {label} {optional && <span>(선택)</span>}
      </Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Zone
        data-over={over || undefined}
        data-wrong={error !== undefined || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Choose>
          <input
            ref={field}
            type="file"
            name="photos"
            accept={`image/*,.heic,.heif${queue.takesPdf ? ',.pdf' : ''}`}
            multiple
            disabled={isFull}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={described.flatMap((name) => (name ? `${id}-${name}` : [])).join(' ')}
            onChange={add}
          />
          <Icon shape={icons.picture} size={20} />
          {queue.takesPdf ? '사진·PDF 고르기' : '사진 고르기'}
        </Choose>
        <Take>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={isFull}
            onChange={add}
          />
          <Icon shape={icons.photo} size={20} />
          사진 찍기
        </Take>
        <p>끌어다 놓거나 붙여 넣으셔도 됩니다.</p>
      </Zone>
      {refused && (
        <div id={`${id}-refused`}>
          {photos.refused.map((sentence, i) => (
            <Wrong key={i} id={`${id}-refused-${i}`}>
              {sentence}
            </Wrong>
          ))}
        </div>
      )}
      {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
      {list.length > 0 && (
        <List aria-label="고른 사진">
          {list.map((photo, place) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              place={place}
              count={list.length}
              online={photos.online}
              queue={queue}
              onRemove={() => {
                queue.remove(photo.id);
                // The button that had the focus is gone.
                requestAnimationFrame(() => field.current?.focus());
              }}
            />
          ))}
        </List>
      )}
      <VisuallyHidden role="status">{photos.said}</VisuallyHidden>
    </Stack>
  );
}
