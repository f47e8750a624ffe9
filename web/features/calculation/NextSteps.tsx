import { styled } from '@mui/material/styles';
import { useEffect } from 'react';

import type { Assessment, Missing } from '@server/calculation/assessment.types';
import { sideWords, unsolvedWords } from '@server/calculation/check-words';
import { propertyFields } from '@server/calculation/request.types';
import type { TechnicalField } from '@server/calculation/request.types';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { missingTexts, panelTexts, questionTexts } from './calculation.text';
import { ActionButton, Buttons, FieldButton, PartTitle } from './panelStyles';
import type { PanelTools } from './panelTools';
import { solvedValue } from './solvedValue';

const { colour, radius, size } = tokens;

const Solved = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  padding: '0.875rem 1rem',
  background: colour.goodTint,
  borderLeft: `4px solid ${colour.good}`,
  borderRadius: radius.small,
});
const Name = styled('p')({ margin: 0, fontSize: size.small, color: colour.ink });
const Value = styled('strong')({ display: 'block', fontSize: '1.375rem', lineHeight: 1.3 });
const Failed = styled('p')({ margin: 0, padding: '0.75rem 1rem', background: colour.mist, borderRadius: radius.small });
const Missed = styled('strong')({ marginRight: '0.5rem' });
const List = styled('ul')({ display: 'grid', gap: '0.875rem', margin: 0, padding: 0, listStyle: 'none' });
const Ask = styled('p')({ margin: 0, fontSize: size.small, lineHeight: 1.5 });
const Question = styled('span')({ display: 'block', color: colour.inkSoft });

type StepProps = Pick<PanelTools, 'focus' | 'nameOf'>;

/** The sixth value, worked out from five: it can be taken over, or why it cannot be had. */
export function SolvedSixth({
  found,
  values,
  change,
  focus,
  nameOf,
}: { found: Assessment } & Omit<PanelTools, 'family'>) {
  const text = useText();
  const language = useLanguage();
  if (!found.solved) return null;
  if (found.solved.status === 'failed') {
    const { what, change: advice } = text(unsolvedWords[found.solved.reason]);
    return (
      <Failed>
        <Missed>{nameOf(found.solved.field)}</Missed>
        {[what, advice].join(' ')}
      </Failed>
    );
  }
  const solved = solvedValue(found, values, language);
  if (!solved) return null;
  const takeOver = () => {
    change({ [solved.field]: solved.text });
    focus(solved.field);
  };
  return (
    <Solved>
      <Name>
        {text(panelTexts.solved)(nameOf(solved.field))}
        <Value>{solved.shown}</Value>
        {text(panelTexts.solvedLead)}
      </Name>
      <ActionButton type="button" onClick={takeOver}>
        {text(panelTexts.takeOver)}
      </ActionButton>
    </Solved>
  );
}

function MissingItem({ missing, focus, nameOf }: { missing: Missing } & StepProps) {
  const text = useText();
  const side = 'side' in missing ? text(sideWords[missing.side]) : '';
  const count = 'count' in missing ? missing.count : 1;
  return (
    <li>
      <Ask>
        {text(missingTexts[missing.what])({ count, side })}
        {missing.what === 'fluid' &&
          missing.questions.map((question) => <Question key={question}>{text(questionTexts[question])}</Question>)}
      </Ask>
      <Buttons>
        {missing.fields.map((field) => (
          <FieldButton key={field} type="button" onClick={() => focus(field)}>
            {nameOf(field)}
          </FieldButton>
        ))}
      </Buttons>
    </li>
  );
}

const properties: ReadonlySet<TechnicalField> = new Set(propertyFields);

type MissingValuesProps = { missing: readonly Missing[] } & StepProps & Pick<PanelTools, 'askProperty'>;

/** What the sender could give next, each with the way to its field. */
export function MissingValues({ missing, askProperty, focus, nameOf }: MissingValuesProps) {
  const text = useText();
  const isPropertyAsked = missing.some(({ fields }) => fields.some((field) => properties.has(field)));
  useEffect(() => {
    askProperty?.(isPropertyAsked);
  }, [askProperty, isPropertyAsked]);
  if (missing.length === 0) return null;
  return (
    <div>
      <PartTitle>{text(panelTexts.missing)}</PartTitle>
      <List>
        {missing.map((each) => (
          <MissingItem key={`${each.what} ${each.fields[0]}`} missing={each} focus={focus} nameOf={nameOf} />
        ))}
      </List>
    </div>
  );
}
