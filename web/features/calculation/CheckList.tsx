import { styled } from '@mui/material/styles';

import { swapSides } from '@server/calculation/assessment-inputs';
import type { Assessment } from '@server/calculation/assessment.types';
import type { Check, Level } from '@server/calculation/calculation.types';
import { sides } from '@server/calculation/calculation.types';
import { levelWords, sideWords, wordsOfCheck, wordsOfDoubt } from '@server/calculation/check-words';
import type { CheckWords } from '@server/calculation/check-words';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fluidNoteTexts, panelTexts } from './calculation.text';
import { ActionButton, Buttons, FieldButton, PartTitle } from './panelStyles';
import type { PanelTools } from './panelTools';

const { colour, radius, size } = tokens;

const tones: Record<Level, { edge: string; ground: string }> = {
  impossible: { edge: colour.bad, ground: `color-mix(in srgb, ${colour.bad} 7%, ${colour.white})` },
  strong_warning: { edge: colour.hot, ground: colour.hotTint },
  warning: { edge: colour.hotBright, ground: colour.hotTint },
  note: { edge: colour.steel, ground: colour.mist },
  information: { edge: colour.cold, ground: colour.coldTint },
};

const List = styled('ul')({ display: 'grid', gap: '0.625rem', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', { shouldForwardProp: (name) => name === 'children' })<{ level: Level }>(({ level }) => ({
  padding: '0.75rem 1rem',
  lineHeight: 1.55,
  background: tones[level].ground,
  borderLeft: `4px solid ${tones[level].edge}`,
  borderRadius: radius.small,
}));
const LevelName = styled('strong')({ marginRight: '0.5rem' });
const Change = styled('span')({ display: 'block', marginTop: '0.125rem', fontSize: size.small, color: colour.steel });
const Fine = styled('p')({ margin: 0, color: colour.inkSoft });

function Said({ level, words: { what, change } }: { level: Level; words: CheckWords }) {
  const text = useText();
  return (
    <>
      <LevelName>{text(levelWords[level])}</LevelName>
      {what}
      {change && <Change>{change}</Change>}
    </>
  );
}

type CheckProps = Pick<PanelTools, 'values' | 'change' | 'focus' | 'nameOf'>;

function CheckItem({ check, values, change, focus, nameOf }: { check: Check } & CheckProps) {
  const text = useText();
  const words = wordsOfCheck(check, useLanguage());
  const swap = () => {
    change(swapSides(values));
    focus('hotTempIn');
  };
  const isToChange = ['impossible', 'strong_warning', 'warning'].includes(check.level);
  return (
    <Item level={check.level}>
      <Said level={check.level} words={words} />
      {isToChange && (
        <Buttons>
          {check.mend === 'swap_sides' ? (
            <ActionButton type="button" onClick={swap}>
              {text(panelTexts.swap)}
            </ActionButton>
          ) : (
            check.fields.map((field) => (
              <FieldButton key={field} type="button" onClick={() => focus(field)}>
                {nameOf(field)}
              </FieldButton>
            ))
          )}
        </Buttons>
      )}
    </Item>
  );
}

/** What cannot be, before everything that follows from it. */
export function Impossible({ checks, ...tools }: { checks: readonly Check[] } & CheckProps) {
  const impossible = checks.filter(({ level }) => level === 'impossible');
  if (impossible.length === 0) return null;
  return (
    <List>
      {impossible.map((check) => (
        <CheckItem key={`${check.code} ${check.side}`} check={check} {...tools} />
      ))}
    </List>
  );
}

/** What is worth knowing, with the way to the fields where something should change. */
export function CheckList({ found, ...tools }: { found: Assessment } & CheckProps) {
  const text = useText();
  const language = useLanguage();
  const checks = found.checks.filter(({ level }) => level !== 'impossible');
  const fluidNotes = sides.flatMap((side) => {
    const { name } = found.sides[side];
    return name.kind === 'known' ? name.notes.map((note) => ({ side, note })) : [];
  });
  const isEmpty = checks.length + found.doubts.length + fluidNotes.length === 0;
  if (isEmpty && found.checks.length > 0) return null;
  return (
    <div>
      <PartTitle>{text(panelTexts.checks)}</PartTitle>
      {isEmpty && <Fine>{text(panelTexts.noChecks)}</Fine>}
      <List>
        {checks.map((check) => (
          <CheckItem key={`${check.code} ${check.side}`} check={check} {...tools} />
        ))}
        {found.doubts.map((doubt) => (
          <Item key={`${doubt.what} ${doubt.fields[0]}`} level="note">
            <Said level="note" words={wordsOfDoubt(doubt, language)} />
          </Item>
        ))}
        {fluidNotes.map(({ side, note }) => (
          <Item key={`${side} ${note}`} level="note">
            <Said
              level="note"
              words={{ what: text(panelTexts.fluidNote)(text(sideWords[side]), text(fluidNoteTexts[note])) }}
            />
          </Item>
        ))}
      </List>
    </div>
  );
}
