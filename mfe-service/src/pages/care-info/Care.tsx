import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Bullets, NumberedList, Section, Sided, type NumberedStep } from '@portal/ui';
import type { ReactNode } from 'react';
import { WayIn } from '../../service/WayIn.tsx';

const visit = [
  { title: '방문 안내', text: '담당자가 미리 전화나 문자로 방문할 날과 시간을 알려 드립니다.' },
  { title: '점검', text: '작동, 소음, 연결부, 누수를 살피고 결과를 설명해 드립니다.' },
  {
    title: '청소와 교체',
    text: '안마의자와 모션베드는 먼지를 털고 닦으며, 정수기는 관과 필터를 살핍니다.',
  },
  { title: '확인', text: '한 일과 다음 방문 때를 남겨 드립니다.' },
];

/** An explanation of a kind of care, with the phone beside it. */
function Care(props: {
  title: string;
  text: string;
  course: string;
  steps: NumberedStep[];
  notes: ReactNode[];
  call: { title: string; text: string };
}) {
  const { title, text, course, steps, notes, call } = props;
  return (
    <Sided>
      <div>
        <Section>
          <h2>{title}</h2>
          <p>{text}</p>
        </Section>
        <Section>
          <h2>{course}</h2>
          <NumberedList steps={steps} />
        </Section>
        <Section>
          <h2>알아 두세요</h2>
          <Bullets gap={8} items={notes} />
        </Section>
      </div>
      <WayIn {...call} way={null} />
    </Sided>
  );
}

/** Care that is part of the contract. */
export const BeforeCare = () => (
  <Care
    title="계약에 포함된 방문 점검"
    text="렌탈 계약에 케어 서비스가 들어 있는 고객님 댁에 계약서에 적힌 때마다 방문합니다. 따로 신청하지 않으셔도 되고, 방문 비용은 월 납부금에 들어 있습니다."
    course="방문하면 이렇게 합니다"
    steps={visit}
    notes={[
      '약속한 날을 바꾸시려면 방문 전날까지 고객센터에 알려 주세요.',
      '고장은 케어 방문을 기다리지 마시고 수리를 신청해 주세요.',
      '소모품은 보증 기간에도 비용이 들 수 있습니다.',
    ]}
    call={{
      title: '방문 날을 바꾸시겠어요?',
      text: '계약자 성함과 전화번호를 준비해 주세요.',
    }}
  />
);

/** Care on request. */
export function NewCare() {
  const { hrefFor } = useHost();
  const products = hrefFor(paths.memberProducts());
  return (
    <Care
      title="필요할 때 신청하는 방문 점검"
      text="케어 서비스가 계약에 없거나 구매하신 제품도 점검을 받으실 수 있습니다. 비용은 제품과 할 일에 따라 다르며, 방문하기 전에 알려 드리고 동의하신 뒤에 진행합니다."
      course="이렇게 진행합니다"
      steps={[
        { title: '신청', text: '고객센터로 전화해 제품과 바라시는 날을 알려 주세요.' },
        ...visit,
      ]}
      notes={[
        '사용 정보가 확인된 제품만 신청하실 수 있습니다.',
        '밀린 납부금이 있으면 신청이 제한될 수 있습니다.',
        products !== null && (
          <>
            <a href={products}>내 제품</a>에서 사용 정보를 확인하실 수 있습니다.
          </>
        ),
      ]}
      call={{
        title: '점검을 받아 보시겠어요?',
        text: '상담원이 제품과 지역에 맞는 비용과 날을 알려 드립니다.',
      }}
    />
  );
}
