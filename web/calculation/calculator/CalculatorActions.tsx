import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { valuesToName } from '@/calculation/sheet/sheetAddress';
import { ActionButton, ActionLink } from '@/components/ActionLink';
import { CopyLink } from '@/components/CopyLink';
import { LinkButton } from '@/components/LinkButton';
import { useLanguage, useText } from '@/lib/locale';
import { pathToCalculator, pathToConditionsSheet, pathToQuoteOfSheet } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { calculatorTexts } from './calculator.text';
import { calculatorToName, emptyCalculator } from './calculatorValues';
import type { CalculatorValues } from './calculatorValues';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '0.5rem 0.75rem' });
const Clear = styled(LinkButton)({ minHeight: 52, padding: '0 0.5rem' });
const Said = styled('p')({ margin: '0.5rem 0 0', fontSize: tokens.size.small, color: tokens.colour.inkSoft });

/** Actions for a filled in sheet: ask for a quote, share it, empty it. */
export function CalculatorActions({ product }: { product: string }) {
  const { control, reset } = useFormContext<CalculatorValues>();
  const values: CalculatorValues = { ...emptyCalculator, ...useWatch({ control }) };
  const [cleared, setCleared] = useState<CalculatorValues>();
  const text = useText();
  const language = useLanguage();
  const named = calculatorToName(values);
  const isEmpty = Object.keys(named).length === 0;
  const isCleared = isEmpty && cleared !== undefined;
  const put = (next: CalculatorValues) => reset(next, { keepFieldsRef: true });
  const clear = () => {
    if (!isEmpty) setCleared(values);
    put(emptyCalculator);
  };
  return (
    <div>
      <Actions>
        <ActionLink to={pathToQuoteOfSheet(language, product, valuesToName(values))}>
          {text(calculatorTexts.send)}
        </ActionLink>
        <CopyLink path={pathToCalculator(language, named)} />
        <ActionButton look="outline" href={pathToConditionsSheet(language, named)}>
          {text(calculatorTexts.save)}
        </ActionButton>
        <Clear onClick={isCleared ? () => put(cleared) : clear}>
          {text(isCleared ? calculatorTexts.undo : calculatorTexts.clear)}
        </Clear>
      </Actions>
      <Said aria-live="polite">{text(isCleared ? calculatorTexts.cleared : calculatorTexts.address)}</Said>
    </div>
  );
}
