import type { ServiceProduct } from '../service.ts';

/** The symptoms that a customer can choose, by product group: code and sentence. */
export const symptoms = {
  bf: {
    power: '전원이 켜지지 않아요',
    noise: '소리가 나요',
    massage: '안마가 약하거나 멈춰요',
    legrest: '다리 받침이 움직이지 않아요',
    remote: '리모컨이 듣지 않아요',
    etc: '그 밖의 증상',
  },
  l: {
    power: '전원이 켜지지 않아요',
    motion: '움직이지 않거나 중간에 멈춰요',
    noise: '소리가 나요',
    remote: '리모컨이 듣지 않아요',
    mattress: '매트리스가 꺼지거나 변했어요',
    etc: '그 밖의 증상',
  },
  w: {
    power: '전원이 켜지지 않아요',
    flow: '물이 잘 나오지 않아요',
    leak: '물이 새요',
    temperature: '온수나 냉수가 제대로 나오지 않아요',
    taste: '물맛이나 냄새가 이상해요',
    etc: '그 밖의 증상',
  },
} as const satisfies Record<ServiceProduct, Record<string, string>>;
