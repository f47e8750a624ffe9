import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { swapSides } from '@shared/calculation/swap-sides';
import type { Check, Level } from '@shared/calculation/calculation.types';
import { levelWords, sideWords, unsolvedWords, wordsOfCheck, wordsOfDoubt } from '@shared/calculation/words/checks';
import type { CheckWords } from '@shared/calculation/words/checks';
import type { TechnicalField } from '@shared/calculation/request.types';
import type { SolvedValue } from '@shared/calculation/words/solved-value';

import { fluidNoteTexts, missingTexts, panelTexts, questionTexts } from '@/calculation/panel/calculation.text';
import { Buttons, Card, CardButton } from '@/calculation/panel/panelStyles';
import type { PanelTools } from '@/calculation/panel/panelTools';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import type { Advice, Wanted } from './advice';

const { colour, size } = tokens;

const LevelName = styled('strong')({ marginRight: '0.5rem' });
const Aside = styled('p')({ margin: '0.25rem 0 0', color: colour.steel });
const Value = styled('strong')({ display: 'block', fontSize: '1.375rem', lineHeight: 1.3 });
const Fields = styled('p')({ margin: '0.25rem 0 0', fontSize: size.small, color: colour.inkSoft });

type Tools = Pick<PanelTools, 'values' | 'change' | 'focus' | 'nameOf'>;

/** Two fields have a button each. More are named in a sentence, and one button leads to the first of them. */
const BUTTONS = 2;

function FieldButtons({ fields, focus, nameOf }: { fields: readonly TechnicalField[] } & Tools) {
  return (
    <Buttons>
      {fields.slice(0, fields.length > BUTTONS ? 1 : BUTTONS).map((field) => (
        <CardButton key={field} variant="outlined" onClick={() => focus(field)}>
          {nameOf(field)}
        </CardButton>
      ))}
    </Buttons>
  );
}

type LevelCardProps = { level: Level; words: CheckWords; children?: ReactNode };

function LevelCard({ level, words: { what, change }, children }: LevelCardProps) {
  const text = useText();
  return (
    <Card tone={level}>
      <LevelName>{text(levelWords[level])}</LevelName>
      {what}
      {change && <Aside>{change}</Aside>}
      {children}
    </Card>
  );
}

function CheckCard({ check, ...tools }: { check: Check } & Tools) {
  const text = useText();
  const swap = () => {
    tools.change(swapSides(tools.values));
    tools.focus('hotTempIn');
  };
  const isSwapped = check.code === 'sides_swapped';
  const isToChange = ['impossible', 'strong_warning', 'warning'].includes(check.level);
  return (
    <LevelCard level={check.level} words={wordsOfCheck(check, useLanguage())}>
      {isToChange && isSwapped && (
        <Buttons>
          <CardButton variant="contained" onClick={swap}>
            {text(panelTexts.swap)}
          </CardButton>
        </Buttons>
      )}
      {isToChange && !isSwapped && <FieldButtons fields={check.fields.slice(0, BUTTONS)} {...tools} />}
    </LevelCard>
  );
}

function SolvedCard({ solved, isByDuty, change, focus, nameOf }: { solved: SolvedValue; isByDuty: boolean } & Tools) {
  const text = useText();
  const takeOver = () => {
    change({ [solved.field]: solved.text });
    focus(solved.field);
  };
  return (
    <Card tone="good">
      {text(panelTexts.solved)(nameOf(solved.field))}
      <Value>{solved.shown}</Value>
      {text(isByDuty ? panelTexts.solvedByDuty : panelTexts.solvedLead)}
      <Buttons>
        <CardButton variant="contained" onClick={takeOver}>
          {text(panelTexts.takeOver)}
        </CardButton>
      </Buttons>
    </Card>
  );
}

function MissingCard({ missing, ...tools }: { missing: Wanted } & Tools) {
  const text = useText();
  const side = 'side' in missing ? text(sideWords[missing.side]) : '';
  const count = 'count' in missing ? missing.count : 1;
  const questions = missing.what === 'fluid' ? missing.questions : [];
  const { fields } = missing;
  return (
    <Card tone="plain">
      <LevelName>{text(panelTexts.missing)}</LevelName>
      {text(missingTexts[missing.what])({ count, side })}
      {questions.map((question) => (
        <Aside key={question}>{text(questionTexts[question])}</Aside>
      ))}
      {fields.length > BUTTONS && <Fields>{fields.map((field) => tools.nameOf(field)).join(', ')}</Fields>}
      <FieldButtons fields={fields} {...tools} />
    </Card>
  );
}

/** One thing to say, with the way to the fields where something should change. */
export function AdviceCard({ advice, ...tools }: { advice: Advice } & Tools) {
  const text = useText();
  const language = useLanguage();
  switch (advice.kind) {
    case 'check':
      return <CheckCard check={advice.check} {...tools} />;
    case 'solved':
      return <SolvedCard solved={advice.solved} isByDuty={advice.isByDuty} {...tools} />;
    case 'missing':
      return <MissingCard missing={advice.missing} {...tools} />;
    case 'unsolved': {
      const { what, change } = text(unsolvedWords[advice.unsolved.reason]);
      return (
        <Card tone="plain">
          <LevelName>{tools.nameOf(advice.unsolved.field)}</LevelName>
          {what}
          <Aside>{change}</Aside>
        </Card>
      );
    }
    case 'doubt':
      return <LevelCard level="note" words={wordsOfDoubt(advice.doubt, language)} />;
    case 'fluid': {
      const what = text(panelTexts.fluidNote)(text(sideWords[advice.side]), text(fluidNoteTexts[advice.note]));
      return <LevelCard level="note" words={{ what }} />;
    }
  }
}
