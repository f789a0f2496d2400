import { paths } from '@portal/paths';
import type { Task } from '@portal/ui';
import type { products } from '../../products/products.ts';

type ProductKey = keyof typeof products;

const faq = (product: 'bf' | 'l' | 'w' | 'c'): Task => ({
  label: '자주 묻는 질문',
  text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
  href: paths.faq({ product }),
});
const video = (product: 'bf' | 'l' | 'w' | 'o'): Task => ({
  label: '동영상 가이드',
  text: '따라 하기 쉬운 짧은 영상입니다.',
  href: paths.video({ product }),
});
const manual = (product: 'bf' | 'l' | 'w' | 'o'): Task => ({
  label: '사용 설명서',
  text: '모델별 설명서를 바로 보거나 내려받습니다.',
  href: paths.manual({ product }),
});
const repair: Task = {
  label: '수리 신청',
  text: '증상을 고르면 비용과 방문 날짜를 알려 드립니다.',
  href: paths.serviceAfter(),
};
const info = (product: 'bf' | 'l' | 'w'): Task => ({
  label: '서비스 비용과 절차',
  text: '신청하기 전에 비용과 걸리는 기간을 살펴보세요.',
  href: paths.serviceInfo({ product }),
});
const seat: Task = {
  label: '시트 교체',
  text: '닳은 부분만 골라 바꿉니다.',
  href: paths.serviceSeat(),
};
const transfer: Task = {
  label: '이전설치',
  text: '이사할 때 옮겨서 다시 설치해 드립니다.',
  href: paths.serviceTransfer(),
};
const assemble: Task = {
  label: '분해·조립',
  text: '집수리나 가구 배치로 잠시 나누어 두어야 할 때.',
  href: paths.serviceAssemble(),
};
const filter: Task = {
  label: '필터 멤버십',
  text: '바꿀 때에 맞추어 필터를 보내 드립니다.',
  href: paths.serviceFilter(),
};
const register: Task = {
  label: '정품 등록',
  text: '시리얼 번호를 등록하고 보증을 받으세요.',
  href: paths.activate(),
};

/** What can be done about a product; rows whose page is not in the release are left out. */
export const productTasks: Record<ProductKey, Task[]> = {
  b: [faq('bf'), video('bf'), manual('bf'), repair, seat, transfer, assemble, info('bf'), register],
  l: [faq('l'), video('l'), manual('l'), repair, transfer, assemble, info('l'), register],
  w: [faq('w'), video('w'), manual('w'), repair, filter, transfer, assemble, info('w'), register],
  o: [faq('c'), video('o'), manual('o'), register],
};
