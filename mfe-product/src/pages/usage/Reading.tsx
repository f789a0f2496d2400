import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Section, TaskRows } from '@portal/ui';
import type { Usage } from './Product.tsx';

/** Links to the manuals, videos and questions about this model. */
export function Reading({ usage }: { usage: Usage }) {
  const { hrefFor } = useHost();
  const { manuals, videos, faqs } = usage;
  const product = usage.product === 'c' ? 'o' : usage.product;
  const rows = [
    ...manuals.map((post) => ({
      ...post,
      text: '사용 설명서',
      href: hrefFor(paths.manual({ product, bbsIdx: post.bbsIdx })),
    })),
    ...videos.map((post) => ({
      ...post,
      text: '동영상 가이드',
      href: hrefFor(paths.video({ product, bbsIdx: post.bbsIdx })),
    })),
    ...faqs.map((post) => ({
      ...post,
      text: '자주 묻는 질문',
      href: hrefFor(`${paths.faq({ faq: post.bbsIdx })}#faq-${post.bbsIdx}`),
    })),
  ];
  const tasks = rows.flatMap(({ subject, text, href }) =>
    href === null ? [] : [{ label: subject, text, href }],
  );
  if (tasks.length === 0) return null;
  return (
    <Section>
      <h2>이 모델의 안내</h2>
      <TaskRows tasks={tasks} />
    </Section>
  );
}
