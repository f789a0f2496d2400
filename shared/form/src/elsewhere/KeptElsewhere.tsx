import { spokenHour } from '@portal/format';
import { api, useCalls, useHost } from '@portal/host';
import { Button, Cluster, Hint } from '@portal/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../definition.ts';
import { firstUnanswered } from '../flow.ts';
import { FormNotice } from '../frame/FormNotice.tsx';
import type { RunningForm } from '../use-form.ts';
import { createDraftSync, type DraftCalls, type Offer } from './draft-sync.ts';

/** A session that has ended is told when the customer sends the form, not while they write. */
const QUIETLY = { quiet: true };

function useDraftCalls(): DraftCalls {
  const calls = useCalls();
  const [made] = useState<DraftCalls>(() => ({
    async read(form) {
      const { caller, entryOf } = await calls.load();
      return (await caller.call(entryOf(api.readDraft), { form }, QUIETLY)).draft;
    },
    async save(input) {
      const { caller, entryOf } = await calls.load();
      return (await caller.call(entryOf(api.saveDraft), input, QUIETLY)).version;
    },
    saveLeaving(input) {
      const path = calls.get()?.entryOf(api.saveDraft).path;
      if (path === undefined) return false;
      const headers = { 'content-type': 'application/json', 'x-portal-client': 'form' };
      const body = JSON.stringify(input);
      // An axios request would be aborted with the page.
      fetch(path, { method: 'POST', keepalive: true, headers, body }).catch(() => {});
      return true;
    },
  }));
  return made;
}

/** Where and when the other draft comes from. */
const sentenceOf = ({ savedAt, elsewhere, replaces }: Offer): string => {
  const where = `${spokenHour(savedAt)}에 ${elsewhere ? '다른 기기에서 ' : ''}쓰시던 내용`;
  return replaces
    ? `${where}이 따로 있습니다. 이어 쓰시면 지금 화면에 쓰신 내용은 지워집니다.`
    : `${where}입니다.`;
};

/**
 * Keeps a member's draft at the server too, and offers what they have begun elsewhere. It stands above the form, whose code it
 * does not delay.
 */
export function KeptElsewhere(props: { form: RunningForm; who: string; begin: Draft | undefined }) {
  const { form, who, begin } = props;
  const { navigate } = useHost();
  const { definition, store } = form;
  const calls = useDraftCalls();
  const [sync] = useState(() => createDraftSync(definition, store, who, calls));
  const offer = useSyncExternalStore(sync.subscribe, sync.offer);
  const [done, setDone] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const { number } = form.at;
  const step = useRef(number);
  useEffect(() => {
    if (begin) sync.beginsWith(begin);
  }, [sync, begin]);
  useEffect(() => {
    return sync.start();
  }, [sync]);
  useEffect(() => {
    // Who goes on to the next step goes on with what is here.
    if (step.current < number) sync.goOn();
    if (step.current !== number) sync.save();
    step.current = number;
  }, [sync, number]);
  // The button that had the focus is gone.
  useEffect(() => {
    if (done !== '') said.current?.focus();
  }, [done]);

  if (!offer)
    return (
      done !== '' && (
        <Hint ref={said} tabIndex={-1}>
          {done}
        </Hint>
      )
    );
  return (
    <FormNotice role="status">
      <p>{sentenceOf(offer)}</p>
      <Cluster>
        <Button
          onClick={() => {
            sync.take();
            setDone('쓰시던 내용을 불러왔습니다. 이어서 쓰시면 됩니다.');
            const open = firstUnanswered(definition, store.get().draft);
            if (open !== form.at.number) navigate(definition.hrefOf(open));
          }}
        >
          이어 쓰기
        </Button>
        <Button
          onClick={() => {
            sync.keep();
            setDone(
              offer.replaces
                ? '지금 화면에 쓰신 내용으로 계속합니다.'
                : '쓰시던 내용을 지웠습니다. 새로 쓰시면 됩니다.',
            );
          }}
        >
          {offer.replaces ? '지금 내용으로 쓰기' : '새로 쓰기'}
        </Button>
      </Cluster>
    </FormNotice>
  );
}
