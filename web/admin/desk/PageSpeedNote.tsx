import { LoadFailure } from '@/admin/LoadFailure';
import { useText } from '@/lib/locale';

import { usePageSpeedQuery } from './adminApi';
import { Explanation, Group } from './settings/settingsStyles';
import { speedTexts } from './settings/speed.text';

/** Says how fast the pages are for visitors. */
export function PageSpeedNote() {
  const text = useText();
  const { data: speed, isError, refetch } = usePageSpeedQuery();
  const shown = typeof speed?.LCP === 'number' ? (speed.LCP / 1000).toFixed(1) : undefined;
  return (
    <Group sx={{ marginTop: 3 }}>
      <legend>{text(speedTexts.title)}</legend>
      {speed && (
        <Explanation>{shown ? text(speedTexts.measured)(shown, speed.visits) : text(speedTexts.none)}</Explanation>
      )}
      {isError && <LoadFailure onRetry={refetch}>{text(speedTexts.failed)}</LoadFailure>}
    </Group>
  );
}
