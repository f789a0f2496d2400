import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { ButtonLink, Highlight, Icon, PhoneLink, icons } from '@portal/ui';

const Box = styled(Highlight)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  max-width: 800px;
  margin-top: 48px;
  h2 {
    font-size: var(--h4);
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`;

/** Leads from an explanation to the form, or to the phone. */
export function WayIn(props: {
  title: string;
  text: string;
  /** The form's page; null if the service is only available by phone. */
  way: { label: string; href: string } | null;
}) {
  const { title, text, way } = props;
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  const href = way && hrefFor(way.href);
  return (
    <Box as="aside">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Ways>
        {href !== null && (
          <ButtonLink look="primary" href={href}>
            {way?.label}
          </ButtonLink>
        )}
        <PhoneLink href={`tel:${main}`}>
          <Icon shape={icons.phone} size={20} />
          {main}
        </PhoneLink>
      </Ways>
    </Box>
  );
}
