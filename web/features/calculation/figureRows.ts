import type { Assessment, Figure } from '@server/calculation/assessment.types';
import { differenceText, figureText, numberText } from '@server/calculation/figure-text';
import { balanceWords, hiddenAreaWords } from '@server/calculation/result-words';
import { fromSi } from '@server/calculation/units';

import type { Language, Localized } from '@/lib/locale';

import { areaSourceTexts, figureTexts, pairTexts, sourceTexts } from './calculation.text';

export type FigureRow = {
  id: keyof typeof figureTexts;
  name: Localized;
  /** Undefined while it is not known; then `source` says why, if that is known. */
  value?: string;
  source?: string;
  /** Larger: what one looks for first. */
  isMain?: boolean;
  isAlarming?: boolean;
};

/** Heat in kW, for Korean readers also in the kcal/h of their data sheets. */
export function heatText(value: number, language: Language): string {
  const kilowatts = figureText('heat', value, 'kW', language);
  const kilocalories = Number((fromSi('heat', value, 'kcal/h') ?? 0).toPrecision(4));
  return language === 'ko' ? `${kilowatts} (${numberText(kilocalories)} kcal/h)` : kilowatts;
}

function sourceOf(figure: Figure, language: Language): string {
  const isFrom = (side: string) => figure.from.some((field) => field.startsWith(side));
  if (isFrom('hot') && isFrom('cold')) return sourceTexts.both[language];
  return sourceTexts[isFrom('hot') ? 'hot' : 'cold'][language];
}

function areaRow({ area }: Assessment, language: Language): FigureRow {
  const row = { id: 'area', name: figureTexts.area, isMain: true } as const;
  if (area.status === 'hidden') return { ...row, source: hiddenAreaWords[area.reason][language] };
  const [low, high] = area.coefficients.map((each) => numberText(each));
  return {
    ...row,
    value: `${numberText(area.min, 2)} – ${numberText(area.max, 2)} m²`,
    source: areaSourceTexts[language](pairTexts[area.pair][language], `U ${low}–${high} W/(m²·K)`),
  };
}

/** The table of results: every row is always there, so that nothing moves when a value becomes known. */
export function figureRows(found: Assessment, language: Language): FigureRow[] {
  const { sides, balance, program } = found;
  const duty = (side: 'hot' | 'cold'): FigureRow => {
    const figure = sides[side].duty;
    const id = `${side}Duty` as const;
    return {
      id,
      name: figureTexts[id],
      value: figure && heatText(figure.value, language),
      source: figure && sourceOf(figure, language),
      isMain: true,
    };
  };
  const ofProgram = (id: 'lmtd' | 'ntu' | 'effectiveness', value?: string): FigureRow => ({
    id,
    name: figureTexts[id],
    value,
    source: value && sourceTexts.temperatures[language],
  });
  return [
    duty('hot'),
    duty('cold'),
    {
      id: 'balance',
      name: figureTexts.balance,
      value: balance && `${numberText(balance.percent, 2)} %, ${balanceWords[balance.level][language]}`,
      source: sourceTexts[balance ? 'duties' : 'sixValues'][language],
      isAlarming: balance && balance.level !== 'balanced' && balance.level !== 'note',
    },
    ofProgram('lmtd', program && differenceText(program.lmtd)),
    ofProgram('ntu', program && numberText(program.ntu, 3)),
    ofProgram('effectiveness', program && `${numberText(program.effectiveness * 100, 3)} %`),
    areaRow(found, language),
  ];
}
