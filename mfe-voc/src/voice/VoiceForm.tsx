import { FormFrame, useForm, usePhotos, useSubmit, useUpload } from '@portal/form';
import { useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { TextArea, TextField } from '@portal/ui';
import { useState } from 'react';
import { api } from '../api.ts';
import { CheckStep } from './CheckStep.tsx';
import { empty, flowOf } from './flow.ts';
import type { Kind } from './kind.ts';
import { MoreStep } from './MoreStep.tsx';
import { toPetition, toVoice } from './to-body.ts';

/** The form of a voice, at the step of the address. */
export function VoiceForm({ kind, asked }: { kind: Kind; asked: number }) {
  const { type } = kind;
  const [flow] = useState(() => flowOf(type));
  const form = useForm({
    ...{ name: `voc-${type}`, empty, flow, asked },
    hrefOf: (step) => paths[type]({ step }),
  });
  const photos = usePhotos(form, useUpload(api.uploadPhoto));
  const { unfinished } = photos;
  const [voice] = useSend(api.sendVoice);
  const [petition] = useSend(api.sendPetition);
  const submit = useSubmit({
    form,
    unfinished,
    send: (key) =>
      type === 'sinmungo'
        ? petition(toPetition(form.draft), { key })
        : voice(toVoice(type, form.draft), { key }),
    resultHref: ({ bbsIdx }) => paths[type]({ result: bbsIdx }),
  });
  return (
    <FormFrame form={form} submit={submit} title={kind.title} unfinished={unfinished}>
      {form.step.name === 'text' && (
        <>
          {type === 'praise' && (
            <>
              <TextField
                label="직원 이름"
                optional
                hint="모르시면 비워 두셔도 됩니다."
                {...form.field('staffName')}
              />
              <TextField
                label="매장 또는 장소"
                optional
                hint="예: 강남 전시장, 5월 3일 방문 설치"
                {...form.field('place')}
              />
            </>
          )}
          <TextField label="제목" hint={kind.titleHint} {...form.field('title')} />
          <TextArea label="내용" hint={kind.textHint} max={2000} rows={9} {...form.field('text')} />
        </>
      )}
      {form.step.name === 'more' && <MoreStep kind={kind} form={form} photos={photos} />}
      {form.step.name === 'check' && <CheckStep kind={kind} form={form} />}
    </FormFrame>
  );
}
