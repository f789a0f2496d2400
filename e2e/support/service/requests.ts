import { letter } from '../voice-form.ts';
import type { RequestForm } from './request-form.ts';
import * as walks from './walks.ts';

/** The five requests: the title of each one's third step, and the way to its check page for 김하늘. */
export const requests = [
  {
    path: '/service/service_after',
    third: '방문할 곳과 날짜',
    walk: (form: RequestForm) =>
      walks.askForRepair(form, {
        group: '정수기',
        symptom: '물이 새요',
        isPlaceKnown: true,
        more: () => form.write('더 알려 주실 내용', letter.text),
      }),
  },
  {
    path: '/service/service_seat',
    third: '방문할 곳과 날짜',
    walk: (form: RequestForm) => walks.askForSeats(form, { seats: ['등 시트'] }),
  },
  {
    path: '/service/service_transfer',
    third: '회수·설치 날짜',
    walk: (form: RequestForm) =>
      walks.askForTransfer(form, { group: '정수기', to: walks.roads.jungGu }),
  },
  {
    path: '/service/service_assemble_disassemble',
    third: '분해·조립 날짜',
    walk: (form: RequestForm) => walks.askForDisassembly(form, { group: '정수기' }),
  },
  {
    path: '/service/service_w_filter',
    third: '연락처와 동의',
    walk: (form: RequestForm) => walks.askForFilters(form, { product: /HW-310/, term: '24개월' }),
  },
];
