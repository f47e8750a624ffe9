import { styled } from '@mui/material/styles';

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

const Note = styled('p')({ margin: '0 0 1.25rem', color: tokens.colour.inkSoft });
const Panel = styled('div')({ marginTop: '1.25rem' });
const materials = ['plateMaterial', 'gasketMaterial'] as const;

/** What the exchanger has to do and is to be made of; all of it optional. */
export function QuoteTechnical() {
  const text = useText();
  const assistance = useQuoteAssist();
  return (
    <>
      <Group onFocus={assistance?.wake}>
        <Legend>{text(quoteFormTexts.technical)}</Legend>
        <Note>{text(quoteFormTexts.technicalNote)}</Note>
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
