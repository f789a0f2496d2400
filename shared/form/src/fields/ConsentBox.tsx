import styled from '@emotion/styled';
import { consentRows, type Consent } from '@portal/contract';
import { useHost } from '@portal/host';
import { CheckBox } from '@portal/ui';
import type { ControlProps } from '../definition.ts';

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

/** What a consent is about, in short and in full, and its check box. */
export function ConsentBox(props: ControlProps<string> & { consent: Consent; declined: string }) {
  const { consent, declined, name, value, error, onChange } = props;
  const { showTerms } = useHost();
  const { title, termIndex, optional } = consent;
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
          {consentRows(consent).map(([label, fact]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{fact}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckBox
        name={name}
        label={`${optional ? '(선택)' : '(필수)'} ${title}에 동의합니다.`}
        checked={value === 'Y'}
        error={error}
        onChange={(agreed) => onChange(agreed ? 'Y' : declined)}
      />
    </Box>
  );
}
