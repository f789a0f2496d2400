import type { ServiceProduct } from '../service.ts';

/** Symptoms by product group: what the choice says, and the words that find its answers in the FAQ. */
export const symptoms = {
  bf: {
    power: { label: '전원이 켜지지 않아요', search: '전원' },
    noise: { label: '소리가 나요', search: '소리' },
    massage: { label: '안마가 약하거나 멈춰요', search: '안마' },
    legrest: { label: '다리 받침이 움직이지 않아요', search: '다리' },
    remote: { label: '리모컨이 듣지 않아요', search: '리모컨' },
    etc: { label: '그 밖의 증상', search: '' },
  },
  l: {
    power: { label: '전원이 켜지지 않아요', search: '전원' },
    motion: { label: '움직이지 않거나 중간에 멈춰요', search: '각도' },
    noise: { label: '소리가 나요', search: '소리' },
    remote: { label: '리모컨이 듣지 않아요', search: '리모컨' },
    mattress: { label: '매트리스가 꺼지거나 변했어요', search: '매트리스' },
    etc: { label: '그 밖의 증상', search: '' },
  },
  w: {
    power: { label: '전원이 켜지지 않아요', search: '전원' },
    flow: { label: '물이 잘 나오지 않아요', search: '물' },
    leak: { label: '물이 새요', search: '누수' },
    temperature: { label: '온수나 냉수가 제대로 나오지 않아요', search: '온수' },
    taste: { label: '물맛이나 냄새가 이상해요', search: '냄새' },
    etc: { label: '그 밖의 증상', search: '' },
  },
} as const satisfies Record<ServiceProduct, Record<string, { label: string; search: string }>>;
