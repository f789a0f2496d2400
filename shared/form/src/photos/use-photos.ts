import type { uploadPhoto } from '@portal/contract';
import { useHost, useSend, type Call } from '@portal/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Problems } from '../flow.ts';
import {
  createPhotoQueue,
  type PhotoQueue,
  type PhotoQueueState,
  type Upload,
} from './photo-queue.ts';
import { preparePhoto } from './prepare-photo.ts';

/** Photos of a form: what a PhotoField shows, and what keeps the form from going on. */
export interface Photos extends PhotoQueueState {
  readonly queue: PhotoQueue;
  readonly online: boolean;
  /** Empty, or what has to be done about the field `photos` before the form goes on. */
  readonly unfinished: Problems;
}

const NONE: PhotoQueueState = { photos: [], said: '' };

function watchLine(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function unfinishedIn(photos: PhotoQueueState['photos']): Problems {
  if (photos.some(({ state }) => state === 'gone' || state === 'failed'))
    return { photos: '올리지 못한 사진이 있습니다. 다시 시도하거나 지워 주세요.' };
  return photos.every(({ state }) => state === 'done')
    ? {}
    : { photos: '사진을 올리고 있습니다. 다 올라간 뒤 다시 눌러 주세요.' };
}

/** The upload by the section's own call. */
export function useUpload(call: Call<typeof uploadPhoto>): Upload {
  const [send] = useSend(call);
  return (photo, options) => send({ photo }, options);
}

/**
 * Holds a form's photos for all of its steps: it stands in the page, so that a photo travels on while the
 * customer goes on. The draft has the names of those that have arrived, in their order.
 */
export function usePhotos(
  form: {
    ready: boolean;
    draft: { photos: readonly string[] };
    change(patch: { photos: readonly string[] }): void;
  },
  upload: Upload,
): Photos {
  const { guardLeave } = useHost();
  const [queue] = useState(() =>
    createPhotoQueue({ prepare: preparePhoto, upload, isOnline: () => navigator.onLine }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.get, () => NONE);
  const online = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );
  const { ready, change } = form;
  const kept = form.draft.photos;
  useEffect(() => {
    // What the draft holds is not known before: it is not overwritten.
    if (!ready) return;
    return queue.subscribe(() => {
      const ids = queue.get().photos.flatMap(({ photoId }) => (photoId ? [photoId] : []));
      change({ photos: ids });
    });
  }, [queue, ready, change]);
  useEffect(() => {
    if (ready) queue.begin(kept);
  }, [queue, ready, kept]);
  useEffect(() => {
    if (online) queue.resume();
  }, [queue, online]);
  useEffect(() => guardLeave(() => queue.busy()), [queue, guardLeave]);
  useEffect(() => () => queue.dispose(), [queue]);
  return { ...state, queue, online, unfinished: unfinishedIn(state.photos) };
}
