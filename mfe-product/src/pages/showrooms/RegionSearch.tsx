import styled from '@emotion/styled';
import type { AnswerOf, listShowroomRegions } from '@portal/contract';
import type { ParamsOfPath } from '@portal/paths';
import { paths } from '@portal/paths';
import { Button, Icon, media, SearchInput, Select, icons } from '@portal/ui';
import { useState } from 'react';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 12px;
  max-width: 640px;
`;
const Words = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  ${media.mobileSmall} {
    flex-wrap: wrap;
    > input {
      flex-basis: 100%;
    }
    > button {
      flex: 1;
    }
  }
`;

export type Regions = AnswerOf<typeof listShowroomRegions>['list'];

/** A GET form for region, district and search words. It shows what the address says. */
export function RegionSearch(props: {
  regions: Regions;
  chosen: ParamsOfPath<typeof paths.showrooms>;
}) {
  const { regions, chosen } = props;
  const [sido, setSido] = useState<string>(chosen.sido === 'all' ? '' : chosen.sido);
  const [gu, setGu] = useState(chosen.gu);
  const region = regions.find((one) => one.sido === sido);
  return (
    <Form role="search" action={paths.showrooms()} data-keep-scroll>
      <Select
        label="시·도"
        name="sido"
        value={sido}
        placeholder="전국"
        options={regions.map(({ sido: value, name, count }) => ({
          value,
          label: `${name} (${count}곳)`,
        }))}
        onChange={(event) => {
          setSido(event.target.value);
          setGu('');
        }}
      />
      <Select
        label="구·군"
        name="gu"
        value={gu}
        placeholder={region ? '전체' : '시·도를 먼저 골라 주세요'}
        disabled={!region}
        options={(region?.gu ?? []).map(({ name, count }) => ({
          value: name,
          label: `${name} (${count}곳)`,
        }))}
        onChange={(event) => setGu(event.target.value)}
      />
      <Words>
        <SearchInput
          type="search"
          aria-label="매장 이름이나 주소에서 찾기"
          name="searchTxt"
          defaultValue={chosen.searchTxt}
          placeholder="예: 강남, 백화점, 2호선"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        {chosen.channelType !== 'all' && (
          <input type="hidden" name="channelType" value={chosen.channelType} />
        )}
        <Button type="submit" look="primary">
          <Icon shape={icons.search} size={20} />
          찾기
        </Button>
      </Words>
    </Form>
  );
}
