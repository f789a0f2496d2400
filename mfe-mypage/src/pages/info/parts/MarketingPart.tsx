import { NO_DISCOUNT_BY_PHONE, services, visitKinds } from '@portal/contract';
import { api, useHost, useSend } from '@portal/host';
import { Bullets, Button } from '@portal/ui';
import { Part } from '../../../saving/Part.tsx';
import { useSaving } from '../../../saving/use-saving.ts';

/** The services that are cheaper online for members with the consent. */
const discounted = visitKinds
  .filter((service) => services[service].discount.needsConsent)
  .map((service) => services[service].name)
  .join(', ');

/** The consent to marketing and its consequences. Withdrawing it takes no more steps than giving it. */
export function MarketingPart({ agreed }: { agreed: boolean }) {
  const { showTerms } = useHost();
  const [update] = useSend(api.updatePersonal);
  const { said, save, retry } = useSaving();
  const turn = () =>
    save(async () => {
      await update({ marketingAgree: agreed ? 'N' : 'Y' });
      return agreed
        ? '마케팅 정보 수신 동의를 거두었습니다. 이제 보내 드리지 않습니다.'
        : '마케팅 정보 수신에 동의하셨습니다. 다음 접수부터 할인됩니다.';
    });
  return (
    <Part title="마케팅 정보 수신" said={said} onRetry={retry}>
      <p>
        <strong>{agreed ? '동의하셨습니다.' : '동의하지 않으셨습니다.'}</strong>
      </p>
      <Bullets
        items={[
          `동의하시면 온라인으로 접수하는 ${discounted} 비용을 ${services.after.discount.rate}% 할인해 드립니다. ${NO_DISCOUNT_BY_PHONE}`,
          '그 대신 이름과 연락처로 새 제품과 혜택 소식을 보내 드립니다.',
          '거두시면 소식과 할인이 함께 멈춥니다. 언제든지 다시 동의하실 수 있습니다.',
        ]}
      />
      <Button onClick={() => showTerms('consent_marketing')}>마케팅 정보 수신 전문 보기</Button>
      <Button aria-disabled={said.is === 'saving' || undefined} onClick={() => void turn()}>
        {agreed ? '수신 동의 거두기' : '수신에 동의하기'}
      </Button>
    </Part>
  );
}
