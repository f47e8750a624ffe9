import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useQuoteAssist } from './quoteAssist';
import { materialChoices } from './quoteChoices.text';
import { QuoteDutySheet } from './QuoteDutySheet';
import { quoteFieldTexts } from './quoteFields.text';
import { quoteFormTexts } from './quoteForm.text';
import { Group, GroupOfTwo, Label, Legend } from './quoteFormStyles';
import { QuoteSelect } from './QuoteSelect';
import { fieldId } from './useQuoteField';

const Note = styled('div')({ marginBottom: '1rem', color: tokens.colour.inkSoft });
const Panel = styled('div')({ marginTop: '1.25rem' });
const materials = ['plateMaterial', 'gasketMaterial'] as const;

/** What the exchanger has to do and is to be made of; `note` stands before the sheet. */
export function QuoteTechnical({ note }: { note: ReactNode }) {
  const text = useText();
  const assistance = useQuoteAssist();
  return (
    <>
      <Group onFocus={assistance?.wake}>
        <Legend>{text(quoteFormTexts.technical)}</Legend>
        <Note>{note}</Note>
        <QuoteDutySheet />
        {assistance && (
          <Panel>
            <assistance.assist.Panel {...assistance.tools} />
          </Panel>
        )}
      </Group>
      <GroupOfTwo>
        <Legend>{text(quoteFormTexts.materials)}</Legend>
        {materials.map((name) => (
          <div key={name}>
            <Label htmlFor={fieldId(name)}>{text(quoteFieldTexts[name])}</Label>
            <QuoteSelect name={name} choices={materialChoices[name]} />
          </div>
        ))}
      </GroupOfTwo>
    </>
  );
}
