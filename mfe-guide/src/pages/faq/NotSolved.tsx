import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Button, Highlight, Icon, PhoneLink, icons } from '@portal/ui';

const Box = styled(Highlight)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  margin-top: 56px;
  h2 {
    font-size: var(--h4);
  }
  a {
    font-size: var(--h4);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`;

/** Further ways to get help if no question answered it. */
export function NotSolved() {
  const { company, openPopup } = useHost();
  return (
    <Box as="aside">
      <div>
        <h2>해결되지 않으셨나요?</h2>
        <p>{company.hours}</p>
      </div>
      <Ways>
        <Button type="button" onClick={() => openPopup('faqProductNotVisible')}>
          제품이 보이지 않아요
        </Button>
        <PhoneLink href={`tel:${company.phones.main}`}>
          <Icon shape={icons.phone} />
          {company.phones.main}
        </PhoneLink>
      </Ways>
    </Box>
  );
}
