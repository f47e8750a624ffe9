import { CopyLink } from '@/components/CopyLink';
import { Section } from '@/components/Section';
import {
  areaWords,
  figureLabels,
  pressureInBar,
  pressureInBarWords,
  pressureWords,
  temperatureWords,
} from '@/content/products/figures';
import type { Product, ProductLimits } from '@/content/products/product';
import { products } from '@/content/products/products';
import { comparisonText } from '@/content/productsPage';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { COMPARISON_ID, pathToComparison } from '@/lib/paths';

import { comparisonQuery } from './address';
import { Finder } from './Finder';
import { Heading, Lead } from './headings';
import type { Range } from './RangeBar';
import { RangeTable } from './RangeTable';
import type { Measure } from './RangeTable';
import { SideBySide } from './SideBySide';
import { useComparison } from './useComparison';

type Text = (words: Localized) => string;

function measuresOf(text: Text): [Measure, Measure, Measure] {
  return [
    {
      name: text(comparisonText.pressure),
      heading: `${text(comparisonText.pressure)} (bar)`,
      scale: { from: 0, to: 150 },
      marks: [0, 50, 100, 150],
    },
    {
      name: text(comparisonText.temperature),
      heading: `${text(comparisonText.temperature)} (${text(comparisonText.celsius)})`,
      scale: { from: -200, to: 500 },
      marks: [-200, 0, 200, 400],
      isThermal: true,
    },
    {
      name: text(comparisonText.area),
      heading: `${text(comparisonText.area)} (m²)`,
      scale: { from: 0.5, to: 500, isLog: true },
      marks: [1, 10, 100, 500],
    },
  ];
}

/** What is drawn of a family's limits, in the order of the measures. */
function rangesOf({ pressure, temperature, area }: ProductLimits, text: Text): (Range | undefined)[] {
  return [
    pressure && {
      from: 0,
      to: pressureInBar(pressure),
      words: pressureWords(pressure),
      note: pressure.side ? text(pressure.side) : pressureInBarWords(pressure),
    },
    temperature && {
      from: temperature.min,
      to: temperature.max,
      upperFrom: temperature.maxFrom,
      words: text(temperatureWords(temperature)),
      note: temperature.maxFrom === undefined ? undefined : text(comparisonText.byMaterial),
    },
    area && { from: area.min, to: area.max, words: text(areaWords(area)) },
  ];
}

const hasRanges = ({ limits }: Product) => limits.pressure !== undefined;

/** All families side by side: those that fit, then their limits on common scales, the others with what orders set. */
export function Comparison() {
  const text = useText();
  const language = useLanguage();
  const { shown, change, write } = useComparison();
  const order = (each: Product) =>
    each.setByOrder ? text(each.setByOrder).join(text(comparisonText.between)) : text(comparisonText.none);
  return (
    <Section id={COMPARISON_ID} tone="mist" title={text(comparisonText.title)} lead={text(comparisonText.lead)}>
      {/* A field is left before a link is followed: it takes along what was typed. */}
      <div onBlur={write}>
        <Finder conditions={shown.conditions} onChange={(conditions) => change({ conditions })} />
        <SideBySide chosen={shown.families} onChange={(families) => change({ families })}>
          <CopyLink path={pathToComparison(language, comparisonQuery(shown))} />
        </SideBySide>
      </div>
      <Heading>{text(comparisonText.figures)}</Heading>
      <Lead>{text(comparisonText.figuresLead)}</Lead>
      <RangeTable
        caption={text(comparisonText.caption)}
        rowTitle={text(comparisonText.family)}
        choiceTitle={text(comparisonText.measure)}
        measures={measuresOf(text)}
        none={text(comparisonText.none)}
        rows={products
          .filter(hasRanges)
          .map(({ id, name, limits }) => ({ to: `#${id}`, name: text(name), ranges: rangesOf(limits, text) }))}
        others={{
          title: text(comparisonText.toOrder),
          rows: products
            .filter((product) => !hasRanges(product))
            .map((product) => ({
              to: `#${product.id}`,
              name: text(product.name),
              figure: product.limits.pressureBand
                ? `${text(figureLabels.band)} ±${product.limits.pressureBand} bar`
                : undefined,
              remark: order(product),
            })),
        }}
        note={text(comparisonText.note)}
      />
    </Section>
  );
}
