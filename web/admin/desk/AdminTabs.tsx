import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
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

const Menu = styled(TextField)({
  marginBottom: '1rem',
  '& .MuiOutlinedInput-root': { background: tokens.colour.white },
});

/**
 * The areas of the manage page, a menu on narrow windows; the open one is in the address, the first one is open where
 * none is named.
 */
export function AdminTabs({ tabs }: { tabs: readonly AdminTab[] }) {
  const text = useText();
  const isNarrow = !useMediaQuery(tokens.media.desktop, { noSsr: true });
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  if (!open) return null;
  const inBar = tabs.filter((tab) => !tab.isHidden || tab === open);
  const show = (id: string) => setParams({ tab: id });
  const words = text(deskTexts.tabs);
  const bar = (
    <Line
      value={open.id}
      onChange={(_event, id: string) => show(id)}
      variant="scrollable"
      // Arrows that come later take away the room into which the open area was scrolled.
      scrollButtons={isWide ? 'auto' : true}
      allowScrollButtonsMobile
      aria-label={words}
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
  );
  const menu = (
    <Menu
      select
      size="small"
      name="area"
      label={words}
      value={open.id}
      onChange={({ target }) => show(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {inBar.map(({ id, label }) => (
        <option key={id} value={id}>
          {text(label)}
        </option>
      ))}
    </Menu>
  );
  return (
    <Contained>
      {isNarrow ? menu : bar}
      <div
        key={open.id}
        id={`panel-${open.id}`}
        {...(!isNarrow && { role: 'tabpanel', 'aria-labelledby': `tab-${open.id}` })}
      >
        {open.panel}
      </div>
    </Contained>
  );
}
