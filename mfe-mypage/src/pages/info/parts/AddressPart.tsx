import type { AnswerOf, readPersonal } from '@portal/contract';
import { AddressControl } from '@portal/form';
import { api, useSend } from '@portal/host';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { Part } from '../../../saving/Part.tsx';
import { useSaving } from '../../../saving/use-saving.ts';

type Place = NonNullable<AnswerOf<typeof readPersonal>['address']>;

/** The address. The member finds a new one in the shell's dialog, and saves it with a button. */
export function AddressPart({ address }: { address: Place | null }) {
  const [found, setFound] = useState<Place | null>(null);
  const [update] = useSend(api.updatePersonal);
  const { said, refuse, save, retry } = useSaving();
  const place = found ?? address;
  const store = (chosen: Place) =>
    save(async () => {
      await update(chosen);
      setFound(null);
      return '주소를 바꿨습니다.';
    });
  const isRefused = said.is === 'failed' && said.at !== '';
  return (
    <Part title="주소" said={isRefused ? undefined : said} onRetry={retry}>
      <AddressControl
        label="사시는 곳"
        hint="서비스를 신청하실 때 방문할 곳으로 먼저 보여 드립니다."
        name="address"
        value={place}
        error={isRefused ? said.text : undefined}
        onChange={(chosen) => {
          setFound(chosen);
          refuse('', '');
        }}
      />
      {found && (
        <>
          <Button
            aria-disabled={said.is === 'saving' || undefined}
            onClick={() => void store(found)}
          >
            {said.is === 'saving' ? '저장하는 중' : '이 주소 저장하기'}
          </Button>
          <Button onClick={() => setFound(null)}>바꾸지 않기</Button>
        </>
      )}
    </Part>
  );
}
