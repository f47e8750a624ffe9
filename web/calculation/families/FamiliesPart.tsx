import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import type { FamilyFit } from '@shared/calculation/checks/families';

import { livePanelTexts } from '@/calculation/panel/livePanel.text';
import { PartTitle } from '@/calculation/panel/panelStyles';
import { ChevronDownIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, media, radius, size } = tokens;

// Below the form it is folded, so that what follows is not too far away; beside it there is room for all.
const Title = styled(PartTitle)({ display: 'none', [media.besideForm]: { display: 'block' } });
const Toggle = styled(ButtonBase)({
  justifyContent: 'start',
  gap: '0.75rem',
  width: '100%',
  height: '3.25rem',
  padding: '0.5rem 1rem',
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'left',
  color: colour.ink,
  background: colour.mist,
  borderRadius: radius.small,
  '& svg': { flex: 'none', width: 20, height: 20, color: colour.cold },
  '&:disabled': { color: colour.inkSoft },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [media.besideForm]: { display: 'none' },
});
const Fit = styled('span')({
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  fontSize: size.small,
  fontWeight: 600,
  color: colour.steel,
});
const Content = styled('div')({
  '&[data-folded]': { display: 'none', [media.besideForm]: { display: 'block' } },
  '&:not([data-folded])': { paddingTop: '1rem', [media.besideForm]: { paddingTop: 0 } },
});
const Hint = styled('p')({ margin: 0, fontSize: size.small, lineHeight: 1.55, color: colour.inkSoft });

/** The product families, with how many of them fit told at once. */
export function FamiliesPart({ fits, children }: { fits?: readonly FamilyFit[]; children?: ReactNode }) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fitting = fits?.filter(({ verdict }) => verdict === 'fits' || verdict === 'little_reserve');
  return (
    <div>
      <Title>{text(livePanelTexts.families)}</Title>
      <Toggle
        disabled={children === undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text(livePanelTexts.families)}
        <Fit>{fits && fitting && fits.length > 0 && text(livePanelTexts.familiesFit)(fitting.length, fits.length)}</Fit>
        <ChevronDownIcon />
      </Toggle>
      <Content id={id} data-folded={isOpen ? undefined : ''}>
        {children ?? <Hint>{text(livePanelTexts.familiesHint)}</Hint>}
      </Content>
    </div>
  );
}
