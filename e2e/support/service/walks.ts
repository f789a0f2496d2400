import type { RequestForm } from './request-form.ts';

/** Roads that the postcode search's sandbox knows. */
export const roads = { gangnam: '한솔로 12', jungGu: '나리대로 110', busan: '바다로 55' };

interface Asked {
  /** The card of the product group. */
  group: string;
  /** The card of the product, where more than one of the member's can be chosen. */
  product?: RegExp;
  /** Consent to marketing. */
  marketing?: boolean;
  /** Points to spend. */
  points?: string;
}

async function chooseProduct(form: RequestForm, product?: RegExp): Promise<void> {
  if (product) return form.choose(product);
  await form.main.getByRole('radio', { checked: true }).waitFor();
}

async function agree(form: RequestForm, asked: Pick<Asked, 'marketing' | 'points'>) {
  await form.tick(/^\(필수\) 개인정보/);
  if (asked.marketing) await form.tick(/^\(선택\) 마케팅/);
  if (asked.points) await form.write('쓰실 포인트', asked.points);
  await form.next('내용 확인');
}

/**
 * A request for a repair, from its first step to the check. Returns the day.
 * @param asked.more what the customer does on the step of the product
 * @param asked.isPlaceKnown the customer leaves the place where the portal says that the product stands
 */
export async function askForRepair(
  form: RequestForm,
  asked: Asked & { symptom: string; isPlaceKnown?: boolean; more?(): Promise<void> },
): Promise<string> {
  await form.choose(asked.group);
  await form.choose(asked.symptom);
  // They come in above the way on.
  await form.main.getByText('신청하시기 전에 확인해 보세요').waitFor();
  await form.next('제품과 상태');
  await chooseProduct(form, asked.product);
  await asked.more?.();
  await form.next('방문할 곳과 날짜');
  if (!asked.isPlaceKnown) await form.place('방문할 곳', roads.gangnam);
  const day = await form.day('방문 날짜');
  await form.next('연락처와 동의, 비용');
  await agree(form, asked);
  return day;
}

/**
 * A replacement of seats, from its first step to the check. Returns the day.
 * @param asked.more what the customer does on the step of the place
 */
export async function askForSeats(
  form: RequestForm,
  asked: Omit<Asked, 'group'> & { seats: readonly string[]; more?(): Promise<void> },
): Promise<string> {
  await chooseProduct(form, asked.product);
  await form.next('교체할 시트');
  for (const seat of asked.seats) await form.tick(seat);
  await form.next('방문할 곳과 날짜');
  await form.place('방문할 곳', roads.gangnam, '3층');
  await asked.more?.();
  const day = await form.day('방문 날짜');
  await form.next('연락처와 동의, 비용');
  await agree(form, asked);
  return day;
}

/** A transfer, from its first step to the check. Returns its two days. */
export async function askForTransfer(
  form: RequestForm,
  asked: Asked & { to: string; ladder?: boolean },
): Promise<[pickup: string, installation: string]> {
  await form.choose(asked.group);
  await form.next('내 제품과 옮길 곳');
  await chooseProduct(form, asked.product);
  await form.place('회수할 곳', roads.gangnam);
  await form.place('설치할 곳', asked.to);
  if (asked.ladder) await form.choose('필요합니다', '설치할 곳의 사다리차');
  await form.next('회수·설치 날짜');
  const pickup = await form.day('회수할 날짜');
  const installation = await form.day('설치할 날짜');
  await form.next('연락처와 동의, 비용');
  await agree(form, asked);
  return [pickup, installation];
}

/** A disassembly, from its first step to the check. Returns its two days. */
export async function askForDisassembly(
  form: RequestForm,
  asked: Asked,
): Promise<[disassembly: string, assembly: string]> {
  await form.choose(asked.group);
  await form.next('내 제품과 방문할 곳');
  await chooseProduct(form, asked.product);
  await form.place('방문할 곳', roads.gangnam);
  await form.next('분해·조립 날짜');
  const disassembly = await form.day('분해할 날짜');
  const assembly = await form.day('조립할 날짜');
  await form.next('연락처와 동의, 비용');
  await agree(form, asked);
  return [disassembly, assembly];
}

/** A filter membership, from its first step to the check. */
export async function askForFilters(
  form: RequestForm,
  asked: { product: RegExp; term: string },
): Promise<void> {
  await form.choose(asked.product);
  await form.choose(asked.term);
  await form.next('받으실 곳');
  await form.place('필터를 받으실 곳', roads.gangnam);
  await form.next('연락처와 동의');
  await form.tick(/^\(필수\) 필터 멤버십 약관/);
  await agree(form, {});
}
