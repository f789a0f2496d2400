import { voiceTypes } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { optionsOf, Rows, spots } from '@portal/ui';
import { MemberList } from '../../list/MemberList.tsx';
import { SubmissionRow } from '../../submission/SubmissionRow.tsx';
import { DaysForm } from './DaysForm.tsx';
import type { load } from './load.ts';

const { praise, discontent, suggest, sinmungo } = voiceTypes;
const types = optionsOf({
  praise: praise.label,
  discontent: discontent.label,
  suggest: suggest.label,
  sinmungo: sinmungo.label,
});

const forms = {
  praise: paths.praise,
  discontent: paths.discontent,
  suggest: paths.suggest,
  sinmungo: paths.sinmungo,
};

export default function VoicesPage({ params, data: voices }: PageProps<typeof load>) {
  const { chosen } = useChosen(params);
  const { type, fromDate, toDate } = chosen;
  const raise = useHost().hrefFor(forms[type]());
  const anyDay = fromDate === '' && toDate === '';
  return (
    <MemberList
      here="voices"
      title="고객의 소리 내역"
      lead="남기신 칭찬, 불편, 제안, 신문고와 답변입니다."
      address={paths.memberVoices}
      params={params}
      filters={[{ param: 'type', label: '종류', look: 'tabs', options: types }]}
      tools={<DaysForm type={type} fromDate={fromDate} toDate={toDate} />}
      page={voices}
      count={anyDay ? '전체' : '고르신 날에 접수한 글'}
      empty={{
        spot: spots.letter,
        title: fixedTexts.noEntries,
        text: anyDay
          ? '글을 남기시면 여기에서 답변을 보실 수 있습니다.'
          : '고르신 날에 접수한 글이 없습니다. 날을 넓혀 보세요.',
        way: { label: '글 남기기', href: raise },
      }}
    >
      <Rows>
        {voices.list.map((voice) => (
          <SubmissionRow
            key={voice.bbsIdx}
            href={paths.memberVoice({ type, idx: voice.bbsIdx })}
            about={null}
            of={voice}
          />
        ))}
      </Rows>
    </MemberList>
  );
}
