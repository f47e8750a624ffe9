import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fieldTexts } from './fields.text';

/** Fields that belong together. */
export const FieldSet = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Name = styled('legend')({ float: 'left', padding: 0, fontWeight: 600 });
const Soft = styled('span')({
  marginLeft: '0.375rem',
  fontSize: tokens.size.small,
  fontWeight: 400,
  color: tokens.colour.inkSoft,
});

/** Fields of a group or an entry, with a line at their side. */
export const Inner = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: '0.5rem 0 0.5rem clamp(0.5rem, 2vw, 1rem)',
  borderLeft: `2px solid ${tokens.colour.line}`,
});

type LegendProps = { label: Localized; isOptional?: boolean; children?: ReactNode };

/** Names a group of inputs. */
export function Legend({ label, isOptional, children }: LegendProps) {
  const text = useText();
  return (
    <Name>
      {text(label)}
      {isOptional && <Soft>{text(fieldTexts.optional)}</Soft>}
      {children}
    </Name>
  );
}
