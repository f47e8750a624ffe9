import { areaWords, bandWords, limitTexts, pressureWords, temperatureWords } from '@shared/content/limit-words';
import { familyTexts } from '@shared/content/families.text';
import { pressureInBar, pressureInBarWords } from '@shared/content/figures';
import type { Limits } from '@shared/content/figures';
import { figureTexts } from '@shared/content/figures.text';
import { productNames } from '@shared/questionnaire/products.text';

import { CopyLink } from '@/components/CopyLink';
import { Section } from '@/components/Section';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { COMPARISON_ID, pathToComparison } from '@/lib/paths';
import { useFamilies } from '@/pages/products/useFamilies';
import type { Family } from '@/pages/products/useFamilies';

import { comparisonQuery } from './address';
import { comparisonTexts } from './comparison.text';
import { Finder } from './Finder';
import { Heading, Lead } from './headings';
import type { Range } from './RangeBar';
import { RangeTable } from './RangeTable';
import type { Measure } from './RangeTable';
import { SideBySide } from './SideBySide';
import { useComparison } from './useComparison';

/** The scales take in the greatest limits of all. */
function measuresOf(families: readonly Family[], language: Language): [Measure, Measure, Measure] {
  const { pressure, temperature, area } = comparisonTexts;
  const greatest = (least: number, valueOf: (limits: Limits) => number | undefined) =>
    Math.max(least, ...families.map(({ limits }) => valueOf(limits) ?? least));
  return [
    {
      name: pressure[language],
      heading: `${pressure[language]} (bar)`,
      scale: { from: 0, to: greatest(150, (limits) => limits.pressure && pressureInBar(limits.pressure)) },
      marks: [0, 50, 100, 150],
    },
    {
      name: temperature[language],
      heading: `${temperature[language]} (${limitTexts.celsius[language]})`,
      scale: { from: -200, to: greatest(500, (limits) => limits.temperature?.max) },
      marks: [-200, 0, 200, 400],
      isThermal: true,
    },
    {
      name: area[language],
      heading: `${area[language]} (m²)`,
      scale: { from: 0.5, to: greatest(500, (limits) => limits.area?.max), isLog: true },
      marks: [1, 10, 100, 500],
    },
  ];
}

/** Ranges drawn of a family's limits, in the order of the measures. */
function rangesOf({ pressure, temperature, area }: Limits, language: Language): (Range | undefined)[] {
  return [
    pressure && {
      from: 0,
      to: pressureInBar(pressure),
      words: pressureWords(pressure),
      note: pressure.side ?? pressureInBarWords(pressure),
    },
    temperature && {
      from: temperature.min,
      to: temperature.max,
      upperFrom: temperature.maxFrom,
      words: temperatureWords(temperature, language),
      note: temperature.maxFrom === undefined ? undefined : comparisonTexts.byMaterial[language],
    },
    area && { from: area.min, to: area.max, words: areaWords(area, language) },
  ];
}

const hasRanges = ({ limits }: Family) => limits.pressure !== undefined;

/** All families side by side: those that fit, then their limits on common scales, the others with what orders set. */
export function Comparison() {
  const text = useText();
  const language = useLanguage();
  const { shown, change, write } = useComparison();
  const families = useFamilies();
  const order = ({ setByOrder }: Family) => setByOrder?.join(text(familyTexts.between)) ?? text(comparisonTexts.none);
  return (
    <Section id={COMPARISON_ID} tone="mist" title={text(comparisonTexts.title)} lead={text(comparisonTexts.lead)}>
      {/* A field is left before a link is followed: it takes along what was typed. */}
      <div onBlur={write}>
        <Finder conditions={shown.conditions} onChange={(conditions) => change({ conditions })} />
        <SideBySide families={families} chosen={shown.families} onChange={(chosen) => change({ families: chosen })}>
          <CopyLink path={pathToComparison(language, comparisonQuery(shown))} />
        </SideBySide>
      </div>
      <Heading>{text(comparisonTexts.figures)}</Heading>
      <Lead>{text(comparisonTexts.figuresLead)}</Lead>
      <RangeTable
        caption={text(comparisonTexts.caption)}
        rowTitle={text(comparisonTexts.family)}
        choiceTitle={text(comparisonTexts.measure)}
        measures={measuresOf(families, language)}
        none={text(comparisonTexts.none)}
        rows={families.filter(hasRanges).map(({ id, limits }) => ({
          to: `#${id}`,
          name: text(productNames[id]),
          ranges: rangesOf(limits, language),
        }))}
        others={{
          title: text(comparisonTexts.toOrder),
          rows: families
            .filter((family) => !hasRanges(family))
            .map((family) => ({
              to: `#${family.id}`,
              name: text(productNames[family.id]),
              figure: family.limits.pressureBand ? `${text(figureTexts.band)} ${bandWords(family.limits)}` : undefined,
              remark: order(family),
            })),
        }}
        note={text(comparisonTexts.note)}
      />
    </Section>
  );
}
