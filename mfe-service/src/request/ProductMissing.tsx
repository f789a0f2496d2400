import { useHost } from '@portal/host';
import { Button } from '@portal/ui';

/** What to do if the product is not in the list: how to add it, or the phone. */
export function ProductMissing() {
  const { company, openPopup } = useHost();
  const { main } = company.phones;
  return (
    <p>
      찾으시는 제품이 없거나 고를 수 없으면 고객센터 <a href={`tel:${main}`}>{main}</a>에서 신청을
      도와드립니다.{' '}
      <Button type="button" onClick={() => openPopup('faqProductNotVisible')}>
        제품이 보이지 않아요
      </Button>
    </p>
  );
}
