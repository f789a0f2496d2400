import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Icon, Message, icons } from '@portal/ui';

/** Says how to search differently and where else to ask. */
export function NothingFound({ searchStr }: { searchStr: string }) {
  const { company, hrefFor } = useHost();
  const faq = hrefFor(paths.faq());
  return (
    <Message
      picture={<Icon shape={icons.search} size={40} />}
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
  );
}
