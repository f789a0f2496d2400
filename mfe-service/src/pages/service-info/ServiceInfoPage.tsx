import { productNames, serviceNames } from '@portal/contract';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  AmountTable,
  Bullets,
  NumberedList,
  Button,
  ButtonLink,
  FilterLinks,
  icons,
  Message,
  optionsOf,
  PageHeading,
  Section,
  Sided,
  Stack,
} from '@portal/ui';
import { WayIn } from '../../service/WayIn.tsx';
import { infos } from './info.ts';
import type { load } from './load.ts';

const { bf, l, w } = productNames;
const { after, seat, transfer, assemble_disassemble } = serviceNames;
const services = optionsOf({ after, seat, transfer, assemble_disassemble });
const products = optionsOf({ bf, l, w });

const addresses = {
  serviceInfo: paths.serviceInfo,
  membershipService: paths.membershipService,
};

/** Explains how a service works for a product and what it costs, without a login. */
export default function ServiceInfoPage({ params, data }: PageProps<typeof load>) {
  const { isOffered, price } = data;
  const address = addresses[data.address];
  const { service, product } = useChosen(params).chosen;
  const { openPopup } = useHost();
  const info = infos[service](product);
  return (
    <>
      <PageHeading title="서비스 안내" lead="절차와 비용, 준비하실 것을 미리 보실 수 있습니다." />
      <Stack gap={24}>
        <FilterLinks
          label="서비스"
          look="tabs"
          options={services}
          chosen={service}
          hrefOf={(value) => address({ service: value, product })}
        />
        <FilterLinks
          label="제품"
          look="chips"
          options={products}
          chosen={product}
          hrefOf={(value) => address({ service, product: value })}
        />
      </Stack>
      {!isOffered ? (
        <Message
          icon={icons.alert}
          title={`${productNames[product]}에는 없는 서비스입니다.`}
          text={`${seat}는 ${bf}만 신청하실 수 있습니다. 고장이나 파손은 ${after}로 신청해 주세요.`}
          actions={
            <ButtonLink href={address({ service: 'after', product })}>{after} 안내 보기</ButtonLink>
          }
        />
      ) : (
        <Sided>
          <div>
            <Section>
              <h2>{info.title}</h2>
              <p>{info.lead}</p>
              {info.help && (
                <Button onClick={() => openPopup(info.help?.popup ?? '')}>{info.help.label}</Button>
              )}
            </Section>
            <Section>
              <h2>진행 순서</h2>
              <NumberedList steps={info.steps} />
            </Section>
            <Section>
              <h2>비용</h2>
              <AmountTable rows={[...(price?.lines ?? []), ...info.costs]} />
            </Section>
            <Section>
              <h2>알아 두세요</h2>
              <Bullets gap={8} items={info.notes} />
            </Section>
          </div>
          <WayIn
            title={`${serviceNames[service]}, 온라인으로 신청하세요`}
            text="진행 상황을 언제든지 보실 수 있고, 급하실 때는 전화로 도와드립니다."
            way={{ label: `${serviceNames[service]} 신청하기`, href: info.href }}
          />
        </Sided>
      )}
    </>
  );
}
