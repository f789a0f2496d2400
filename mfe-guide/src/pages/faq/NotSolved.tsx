import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Button, Icon } from '@portal/ui';

const Box = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  margin-top: 56px;
  padding: 28px 32px;
  border-radius: var(--radius-card);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  h2 {
    font-size: var(--h4);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: inherit;
    font-size: var(--h4);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    white-space: nowrap;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`;

/** Where to go when the answer was not among the questions. */
export function NotSolved() {
  const { company, openPopup } = useHost();
  return (
    <Box>
      <div>
        <h2>해결되지 않으셨나요?</h2>
        <p>{company.hours}</p>
      </div>
      <Ways>
        <Button type="button" onClick={() => openPopup('faqProductNotVisible')}>
          제품이 보이지 않아요
        </Button>
        <a href={`tel:${company.phones.main}`}>
          <Icon name="phone" />
          {company.phones.main}
        </a>
      </Ways>
    </Box>
  );
}
