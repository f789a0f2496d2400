import styled from '@emotion/styled';
import { consentRows, type Consent } from '@portal/contract';
import { useHost } from '@portal/host';
import { Card, CheckBox, Cluster, LinkButton, Text } from '@portal/ui';
import type { ControlProps } from '../definition.ts';

const Box = styled(Card)`
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

/** What a consent is about, in short and in full, and its check box. */
export function ConsentBox(props: ControlProps<string> & { consent: Consent; declined: string }) {
  const { consent, declined, name, value, error, onChange } = props;
  const { showTerms } = useHost();
  const { title, termIndex, optional } = consent;
  return (
    <Box small>
      <Cluster justify="space-between" gap={[0, 16]}>
        <Text as="h3" size="row">
          {title}
        </Text>
        <LinkButton
          type="button"
          aria-label={`${title} 전문 보기`}
          onClick={() => showTerms(termIndex)}
        >
          전문 보기
        </LinkButton>
      </Cluster>
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
