import type { uploadPhoto } from '@portal/contract';
import { useHost, useSend, type Call } from '@portal/host';
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type * as v from 'valibot';
import type { Field, ProviderProps } from '../../definition.ts';
import {
  createPhotoQueue,
  type PhotoQueue,
  type PhotoQueueState,
  type Upload,
} from './photo-queue.ts';
import { PhotoField } from './PhotoField.tsx';
import { preparePhoto } from './prepare-photo.ts';

/** Photos of a form, as its field shows them. */
export interface Photos extends PhotoQueueState {
  readonly queue: PhotoQueue;
  readonly online: boolean;
}

const NONE: PhotoQueueState = { photos: [], refused: [], said: '' };

function watchLine(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function unfinishedIn({ photos }: PhotoQueueState): string | null {
  if (photos.some(({ state }) => state === 'gone' || state === 'failed'))
    return '올리지 못한 사진이 있습니다. 다시 시도하거나 지워 주세요.';
  return photos.every(({ state }) => state === 'done')
    ? null
    : '사진을 올리고 있습니다. 다 올라간 뒤 다시 눌러 주세요.';
}

/**
 * Holds a form's photos for all of its steps, so that they upload while the customer goes on. The draft names
 * those that have arrived, in their order; until all have, the form waits.
 */
export function usePhotos(
  upload: Upload,
  { ready, value, onChange, waitFor }: Omit<ProviderProps<readonly string[]>, 'children'>,
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
  useEffect(() => {
    // Until then the draft holds photos that the queue has not been told of.
    if (!ready) return;
    return queue.subscribe(() =>
      onChange(queue.get().photos.flatMap(({ photoId }) => photoId ?? [])),
    );
  }, [queue, ready, onChange]);
  useEffect(() => {
    if (ready) queue.begin(value);
  }, [queue, ready, value]);
  useEffect(() => {
    if (online) queue.resume();
  }, [queue, online]);
  useEffect(() => waitFor(() => unfinishedIn(queue.get())), [queue, waitFor]);
  useEffect(() => guardLeave(() => queue.busy()), [queue, guardLeave]);
  useEffect(() => () => queue.dispose(), [queue]);
  return { ...state, queue, online };
}

/** Photos, uploaded by the remote's own `call` as they are chosen. */
export function photos<S extends v.GenericSchema>(asked: {
  schema: S;
  call: Call<typeof uploadPhoto>;
}): Field<readonly string[], S> {
  const { schema, call } = asked;
  const Held = createContext<Photos | null>(null);
  return {
    label: '사진',
    schema,
    blank: [],
    membersOnly: true,
    accepts: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
    Provider({ children, ...field }): ReactNode {
      const [send] = useSend(call);
      const held = usePhotos((photo, options) => send({ photo }, options), field);
      return <Held value={held}>{children}</Held>;
    },
    Control({ error }) {
      const held = useContext(Held);
      return held && <PhotoField photos={held} error={error} />;
    },
    Reading: ({ value }) => `${value.length}장`,
  };
}
