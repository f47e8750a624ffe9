import { styled } from '@mui/material/styles';

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
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { Finder } from './Finder';
import type { Range } from './RangeBar';
import { RangeTable } from './RangeTable';
import type { Measure } from './RangeTable';

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 'clamp(2.5rem, 2rem + 2vw, 4rem) 0 0',
  '@media print': { margin: 0 },
}));
const Lead = styled('p')({
  margin: '0.5rem 0 1.5rem',
  maxWidth: tokens.width.text,
  lineHeight: 1.65,
  color: tokens.colour.inkSoft,
});

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
  const order = (each: Product) =>
    each.setByOrder ? text(each.setByOrder).join(text(comparisonText.between)) : text(comparisonText.none);
  return (
    <Section id="comparison" tone="mist" title={text(comparisonText.title)} lead={text(comparisonText.lead)}>
      <Finder />
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
