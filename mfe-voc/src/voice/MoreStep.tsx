import {
  Consents,
  LoginAsk,
  PhotoField,
  ProductSelect,
  type Form,
  type Photos,
} from '@portal/form';
import { useAnswer, useSession } from '@portal/host';
import { api } from '../api.ts';
import { consentsOf } from './consents.ts';
import type { VoiceDraft } from './flow.ts';
import type { Kind } from './kind.ts';

/** Which product it is about, what it looks like, and the consents. */
export function MoreStep(props: { kind: Kind; form: Form<VoiceDraft>; photos: Photos }) {
  const { kind, form, photos } = props;
  const session = useSession();
  const isMember = session.is === 'member';
  const products = useAnswer(api.ownedProducts, {}, { skip: !isMember });
  return (
    <>
      {session.is === 'visitor' && (
        <LoginAsk sentence="제품과 사진은 로그인하신 뒤 고르실 수 있습니다. 쓰신 내용은 그대로 있습니다." />
      )}
      {isMember && (
        <>
          <ProductSelect query={products} {...form.field('productIdx')} />
          <PhotoField photos={photos} error={form.errors['photos']} />
        </>
      )}
      <Consents consents={consentsOf(kind)} form={form} />
    </>
  );
}
