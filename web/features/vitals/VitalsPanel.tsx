import { devices, shownVitals, vitalsPeriods } from '@server/vitals/vitals.types';
import type { VitalsReport } from '@server/vitals/vitals.types';

import type { ListColumn } from '@/admin/list/Rows';
import { ChoiceField, ListFilters } from '@/admin/list/SearchField';
import { ListEmpty, ListView } from '@/admin/list/View';
import { useAddress } from '@/admin/useAddress';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { deviceTexts, periodText, totalText, vitalsTexts, vitalTexts } from './vitals.text';
import { useVitalsQuery } from './vitalsApi';
import { VITALS_TAB, vitalsParams } from './vitalsChoice';
import { VitalsLegend } from './VitalsLegend';
import { VitalsValue } from './VitalsValue';

type PageSpeed = VitalsReport['pages'][number];

type VitalsPanelProps = {
  /** Name of a page, by its path below the language. */
  nameOf: (path: string) => Localized;
};

function useColumns(nameOf: VitalsPanelProps['nameOf']): Record<string, ListColumn<PageSpeed>> {
  const text = useText();
  return {
    page: {
      label: vitalsTexts.page,
      cell: ({ page }) => <strong>{text(nameOf(page))}</strong>,
      card: 'head',
      isName: true,
    },
    ...Object.fromEntries(
      shownVitals.map((vital) => [
        vital,
        {
          label: vitalTexts[vital].name,
          cell: (speed: PageSpeed) => <VitalsValue vital={vital} value={speed[vital]} />,
          card: 'fact',
        } as const,
      ]),
    ),
    visits: {
      label: vitalsTexts.visits,
      cell: ({ visits }) => wholeNumber(visits),
      card: 'fact',
      isNumber: true,
      sx: { fontVariantNumeric: 'tabular-nums' },
    },
  };
}

/** Shows the pages' speed for visitors, the most visited first. */
export function VitalsPanel({ nameOf }: VitalsPanelProps) {
  const text = useText();
  const { filter, changeFilter } = useAddress(vitalsParams, VITALS_TAB);
  const query = useVitalsQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const columns = useColumns(nameOf);
  return (
    <ListView
      id="vitals-title"
      title={text(vitalsTexts.tab)}
      total={data && text(totalText)(data.pages.reduce((sum, { visits }) => sum + visits, 0))}
      lead={vitalsTexts.lead}
      tools={
        <ListFilters>
          <ChoiceField
            name="days"
            label={vitalsTexts.period}
            choices={vitalsPeriods}
            nameOf={text(periodText)}
            value={filter.days}
            onChoose={(days) => changeFilter({ days })}
          />
          <ChoiceField
            name="device"
            label={vitalsTexts.device}
            choices={devices}
            nameOf={(device) => text(deviceTexts[device])}
            all={vitalsTexts.allDevices}
            value={filter.device}
            onChoose={(device) => changeFilter({ device })}
          />
        </ListFilters>
      }
      query={query}
      words={vitalsTexts}
      rowHeight={56}
      empty={currentData?.pages.length === 0 && <ListEmpty title={vitalsTexts.none} lead={vitalsTexts.noneLead} />}
      rows={data && { columns, items: data.pages.map((speed) => ({ ...speed, id: speed.page })), wideFrom: 900 }}
    >
      {data && data.pages.length > 0 && <VitalsLegend />}
    </ListView>
  );
}
