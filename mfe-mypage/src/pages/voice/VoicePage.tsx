import { voiceTypes } from '@portal/contract';
import { fixedTexts, formatDay } from '@portal/format';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, PageHeading } from '@portal/ui';
import { MyPageNav } from '../../nav/MyPageNav.tsx';
import { Letter } from '../../submission/Letter.tsx';
import { NoSubmission } from '../../submission/NoSubmission.tsx';
import type { load } from './load.ts';

export default function VoicePage({ params, data: voice }: PageProps<typeof load>) {
  const { type } = params;
  const list = paths.memberVoices({ type });
  return (
    <>
      <MyPageNav here="voices" />
      <BackLink href={list} label="고객의 소리 내역" />
      {voice === null ? (
        <NoSubmission name="고객의 소리" title={fixedTexts.noEntries} href={list} />
      ) : (
        <>
          <PageHeading
            title={voice.title}
            lead={`접수 번호 ${voice.bbsIdx} · ${formatDay(voice.receivedOn)} 접수`}
          />
          <Letter
            facts={[
              ['종류', voiceTypes[type].label],
              ['직원 이름', voice.staffName],
              ['매장 또는 장소', voice.place],
              ['제품', voice.goodsName],
            ]}
            of={voice}
          />
        </>
      )}
    </>
  );
}
