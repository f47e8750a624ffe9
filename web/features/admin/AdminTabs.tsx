import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Contained } from '@/components/Section';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { deskTexts } from './admin.text';

export type AdminTab = {
  /** In the address: `?tab=<id>`. */
  id: string;
  label: Localized;
  panel: ReactNode;
  /** In the bar only while it is open: for who knows its address. */
  isHidden?: boolean;
};

const Line = styled(Tabs)({
  marginBottom: '1.25rem',
  borderBottom: `1px solid ${tokens.colour.line}`,
  '& .MuiTab-root': { minHeight: 48, paddingInline: '1rem', fontSize: tokens.size.body },
  '& .Mui-focusVisible': { outline: `3px solid ${tokens.colour.hotBright}`, outlineOffset: -3 },
});

/** The areas of the manage page; the open one is in the address, the first one is open where none is named. */
export function AdminTabs({ tabs }: { tabs: readonly AdminTab[] }) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  if (!open) return null;
  const inBar = tabs.filter((tab) => !tab.isHidden || tab === open);
  return (
    <Contained>
      <Line
        value={open.id}
        onChange={(_event, id: string) => setParams({ tab: id })}
        variant="scrollable"
        // Arrows that come later take away the room into which the open area was scrolled.
        scrollButtons={isWide ? 'auto' : true}
        allowScrollButtonsMobile
        aria-label={text(deskTexts.tabs)}
      >
        {inBar.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            label={text(label)}
            // The panels of the other tabs are not in the page.
            aria-controls={id === open.id ? `panel-${id}` : undefined}
          />
        ))}
      </Line>
      <div key={open.id} role="tabpanel" id={`panel-${open.id}`} aria-labelledby={`tab-${open.id}`}>
        {open.panel}
      </div>
    </Contained>
  );
}
