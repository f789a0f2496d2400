import type { SearchHit } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Icon, icons, Message, Rows, Stack, TapLink, Text, spots } from '@portal/ui';
import { hitPath } from '../../search/hits.ts';
import { HitList } from './HitList.tsx';

/** Says how to search differently and where else to ask, with the nearest posts and what people ask most. */
export function NothingFound(props: {
  searchStr: string;
  nearest: SearchHit[];
  asked: readonly { bbsIdx: string; subject: string }[];
}) {
  const { searchStr, nearest } = props;
  const { company, hrefFor } = useHost();
  const faq = hrefFor(paths.faq());
  const asked = props.asked.flatMap(({ bbsIdx, subject }) => {
    const href = hrefFor(hitPath({ classification: 'faq', bbsIdx, product: null }));
    return href ? [{ href, subject }] : [];
  });
  return (
    <>
      <Message
        spot={spots.search}
        title={`‘${searchStr}’에 대한 결과를 찾지 못했습니다.`}
        text="낱말을 줄이거나 다른 말로 찾아보세요. 초성만 적어도 찾습니다. 전화로 물어보셔도 됩니다."
        actions={
          <>
            {faq && <ButtonLink href={faq}>자주 묻는 질문 보기</ButtonLink>}
            <ButtonLink href={`tel:${company.phones.main}`}>
              <Icon shape={icons.phone} size={20} />
              {company.phones.main}
            </ButtonLink>
          </>
        }
      />
      {nearest.length > 0 && (
        <Stack as="section" gap={0} top={48}>
          <Text as="h2" size="h4">
            비슷한 글
          </Text>
          <HitList hits={nearest} searchStr={searchStr} />
        </Stack>
      )}
      {asked.length > 0 && (
        <Stack as="section" gap={8} top={48}>
          <Text as="h2" size="h4">
            많이 보는 질문
          </Text>
          <Rows>
            {asked.map(({ href, subject }) => (
              <li key={href}>
                <TapLink href={href}>{subject}</TapLink>
              </li>
            ))}
          </Rows>
        </Stack>
      )}
    </>
  );
}
