import type { Registration } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Notice } from '@portal/ui';

/**
 * The reason for a refusal, and a link to a form that begins with the values of this registration or, if it was sent again,
 * to the one that replaces it.
 */
export function Refused({ registration }: { registration: Registration }) {
  const { bbsIdx, refusal, replacedBy } = registration;
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  if (replacedBy)
    return (
      <Notice role="status">
        <p>
          <strong>등록하지 못해 고쳐서 다시 보내셨습니다.</strong> 등록하지 못한 까닭: {refusal}
        </p>
        <ButtonLink href={paths.memberRegistration({ idx: replacedBy })}>
          다시 보내신 등록 보기
        </ButtonLink>
      </Notice>
    );
  const again = hrefFor(paths.activate({ again: bbsIdx }));
  return (
    <Notice role="status">
      <p>
        <strong>등록하지 못했습니다.</strong> {refusal}
        {again === null && (
          <>
            {' '}
            고객센터 <a href={`tel:${main}`}>{main}</a>에서 다시 등록해 드립니다.
          </>
        )}
      </p>
      {again !== null && (
        <ButtonLink look="primary" href={again}>
          고쳐서 다시 보내기
        </ButtonLink>
      )}
    </Notice>
  );
}
