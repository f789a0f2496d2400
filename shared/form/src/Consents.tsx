import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { CheckBox } from '@portal/ui';
import type { Problems } from './flow.ts';

/** What a customer is asked to agree to, as the law wants it told. */
export interface Consent {
  /** Field of the draft: 'Y', or else '' where it is required and 'N' where it is not. */
  name: string;
  title: string;
  required: boolean;
  /** What is collected, or given to whom. */
  items: string;
  purpose: string;
  retention: string;
  /** The right to refuse, and what follows from it. */
  refusal: string;
  /** The full text among the terms (getTerms). */
  termIndex: string;
}

const Box = styled.section`
  padding: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  table {
    width: 100%;
    margin: 12px 0 8px;
    border-collapse: collapse;
    font-size: var(--small);
  }
  th,
  td {
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    width: 8em;
    padding-right: 16px;
    color: var(--text-second);
    font-weight: 400;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  justify-content: space-between;
  h3 {
    font-size: 1.06rem;
  }
`;
const FullText = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--primary);
  font-size: var(--small);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const rows = [
  ['수집·이용 항목', 'items'],
  ['목적', 'purpose'],
  ['보유 기간', 'retention'],
  ['거부할 권리와 불이익', 'refusal'],
] as const;

function ConsentBox(props: {
  consent: Consent;
  agreed: boolean;
  error: string | undefined;
  onChange(agreed: boolean): void;
}) {
  const { consent, agreed, error, onChange } = props;
  const { showTerms } = useHost();
  const { name, title, required, termIndex } = consent;
  return (
    <Box>
      <Head>
        <h3>{title}</h3>
        <FullText
          type="button"
          aria-label={`${title} 전문 보기`}
          onClick={() => showTerms(termIndex)}
        >
          전문 보기
        </FullText>
      </Head>
      <table>
        <tbody>
          {rows.map(([label, field]) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{consent[field]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckBox
        name={name}
        label={`${required ? '(필수)' : '(선택)'} ${title}에 동의합니다.`}
        checked={agreed}
        error={error}
        onChange={onChange}
      />
    </Box>
  );
}

/** Consents, each for itself: nothing ticks two of them at once. */
export function Consents<Name extends string>(props: {
  consents: readonly (Consent & { name: Name })[];
  form: {
    draft: Readonly<Record<Name, string>>;
    errors: Problems;
    change(patch: Partial<Record<Name, string>>): void;
  };
}) {
  const { consents, form } = props;
  return consents.map((consent) => {
    const { name, required } = consent;
    return (
      <ConsentBox
        key={name}
        consent={consent}
        agreed={form.draft[name] === 'Y'}
        error={form.errors[name]}
        onChange={(agreed) =>
          form.change({ [name]: agreed ? 'Y' : required ? '' : 'N' } as Partial<
            Record<Name, string>
          >)
        }
      />
    );
  });
}
