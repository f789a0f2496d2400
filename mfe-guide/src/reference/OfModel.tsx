import { Notice } from '@portal/ui';

/** Above a list that has the posts of one model alone: which one, and the way to all. */
export function OfModel({ model, all, what }: { model: string; all: string; what: string }) {
  if (model === '') return null;
  return (
    <Notice>
      {model} 모델의 {what}만 보여 드립니다. <a href={all}>{what} 모두 보기</a>
    </Notice>
  );
}
