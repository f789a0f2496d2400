import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { CheckBox } from '@portal/ui';
import type * as v from 'valibot';
import type { ControlProps, Field } from '../definition.ts';

/** What a customer is asked to agree to, as the Personal Information Protection Act, article 15, wants it told. */
export interface Consent {
  title: string;
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

function ConsentBox(
  props: ControlProps<string> & { consent: Consent; required: boolean; declined: string },
) {
  const { consent, required, declined, name, value, error, onChange } = props;
  const { showTerms } = useHost();
  const { title, termIndex } = consent;
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
          {rows.map(([label, fact]) => (
            <tr key={fact}>
              <th scope="row">{label}</th>
              <td>{consent[fact]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckBox
        name={name}
        label={`${required ? '(필수)' : '(선택)'} ${title}에 동의합니다.`}
        checked={value === 'Y'}
        error={error}
        onChange={(agreed) => onChange(agreed ? 'Y' : declined)}
      />
    </Box>
  );
}

/** One consent, for itself: nothing ticks two of them at once. It is required unless its schema is optional. */
export const consent = <S extends v.GenericSchema>(
  asked: Consent & { schema: S },
): Field<string, S> => {
  const { schema, ...facts } = asked;
  const required = schema.type !== 'optional';
  // A required consent that is withdrawn is unanswered; another one is declined.
  const declined = required ? '' : 'N';
  return {
    label: facts.title,
    schema,
    blank: declined,
    accepts: (value) => value === 'Y' || value === declined,
    Control: (props) => (
      <ConsentBox consent={facts} required={required} declined={declined} {...props} />
    ),
    Reading: ({ value }) => (value === 'Y' ? '동의함' : '동의하지 않음'),
  };
};
