import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import {
  ButtonLink,
  Card,
  Icon,
  icons,
  media,
  NumberedList,
  OpenNow,
  PageHeading,
  Text,
} from '@portal/ui';
import { qrPath } from './qr.ts';

// Dark on light in every theme, because many scanners read nothing else.
const Picture = styled.svg`
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  background: #fff;
  fill: #000;
  shape-rendering: crispEdges;
`;

/** A QR code of an address, for a phone's camera. */
function QrCode({ url, label }: { url: string; label: string }) {
  const { path, size } = qrPath(url);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </Picture>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 32px 64px;
  align-items: start;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/**
 * The first element of the grid, though the second column on wide screens: browsers may paint a page before they have parsed all of
 * it, and on phones, where this is on top, it would then push down what is already shown.
 */
const Start = styled(Card)`
  > a {
    width: 100%;
    margin: 20px 0 12px;
  }
  grid-area: 1 / 2;
  ${media.mobile} {
    grid-area: auto;
  }
`;
/** Hidden on phones, which cannot scan their own screen. */
const ForDesktops = styled.div`
  p {
    margin-top: 12px;
  }
  ${media.mobile} {
    display: none;
  }
`;

export default function KakaotalkInfoPage() {
  const { centre, chatUrl, schedule, hours } = useHost().company;
  return (
    <>
      <PageHeading
        title="카카오톡 상담 안내"
        lead="전화하기 어려우실 때 채팅으로 물어보실 수 있습니다."
      />
      <Columns>
        <Start tone="soft">
          <Text as="h2" size="h4">
            바로 채팅하기
          </Text>
          <ForDesktops>
            <p>휴대전화 카메라로 비추면 채팅이 열립니다.</p>
            <p>
              <QrCode url={chatUrl} label="카카오톡 상담을 여는 QR 코드" />
            </p>
          </ForDesktops>
          <ButtonLink look="primary" href={chatUrl}>
            카카오톡으로 상담하기
            <Icon shape={icons.external} size={20} />
          </ButtonLink>
          <p>{hours}</p>
          <OpenNow schedule={schedule} />
        </Start>
        <div>
          <section>
            <Text as="h2" size="h3" bottom={12}>
              이렇게 시작하세요
            </Text>
            <NumberedList
              steps={[
                {
                  title: '카카오톡을 엽니다.',
                  text: '카카오톡이 없으면 앱 스토어에서 먼저 설치해 주세요.',
                },
                {
                  title: `친구 화면의 돋보기를 누르고 ‘${centre}’를 찾습니다.`,
                  text: '채널 이름 옆의 확인 표시를 꼭 보아 주세요.',
                },
                {
                  title: '채널을 추가하고 ‘채팅하기’를 누릅니다.',
                  text: '광고를 받지 않으려면 채널의 알림을 끄면 됩니다.',
                },
                {
                  title: '제품 이름과 증상을 적어 보냅니다.',
                  text: '증상이 보이는 사진을 함께 보내시면 더 빨리 답해 드립니다.',
                },
              ]}
            />
          </section>
          <Card as="aside" tone="notable" top={32}>
            <Text as="h2" size="body">
              채팅에 적지 마세요
            </Text>
            <p>
              주민등록번호, 카드 번호, 비밀번호는 묻지 않습니다. 물어보는 사람이 있으면 {centre}로
              알려 주세요.
            </p>
          </Card>
        </div>
      </Columns>
    </>
  );
}
