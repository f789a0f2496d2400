import { serviceKinds, serviceMenus, serviceNames } from '@portal/contract';
import { paths } from '@portal/paths';

/** A service that can be requested online. `who`: everyone, or members alone (specification, 6). */
export interface OnlineService {
  label: string;
  text: string;
  who: 'everyone' | 'member';
  href: string;
}

export const onlineServices: { title: string; services: OnlineService[] }[] = [
  {
    title: '서비스 신청',
    services: serviceKinds.map((service) => ({
      label: serviceNames[service],
      text: serviceMenus[service].text,
      who: 'member',
      href: paths.serviceRequest(service),
    })),
  },
  {
    title: '조회',
    services: [
      {
        label: '배송 조회',
        text: '이름과 전화번호, 또는 전화번호와 주문 번호로 찾습니다.',
        who: 'everyone',
        href: paths.delivery(),
      },
      {
        label: '접수 상태 조회',
        text: '이름과 전화번호로 접수한 서비스를 찾습니다.',
        who: 'everyone',
        href: paths.orderCheck(),
      },
    ],
  },
  {
    title: '등록과 문의',
    services: [
      {
        label: '정품 등록',
        text: '시리얼 번호와 구매 증빙 사진으로 등록합니다.',
        who: 'member',
        href: paths.activate(),
      },
      {
        label: '1:1 문의',
        text: '글로 남기시면 답변을 알려 드립니다.',
        who: 'member',
        href: paths.qna(),
      },
    ],
  },
];
