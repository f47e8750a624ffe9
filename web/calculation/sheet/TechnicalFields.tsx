import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fieldsAt } from '@shared/questionnaire/places';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { asksForSides } from '@shared/questionnaire/products';

import { LiveLine } from '@/calculation/panel/LiveLine';
import { LivePanel } from '@/calculation/panel/LivePanel';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useAssist } from './assist';
import { AssistProvider } from './AssistProvider';
import { DutySheet } from './DutySheet';
import { Group, GroupOfTwo, Legend } from './formStyles';
import { MaterialSelect } from './MaterialSelect';
import { sheetTexts } from './sheet.text';

const { colour, headerHeight, media } = tokens;

const Note = styled('div')({ marginBottom: '1rem', color: colour.inkSoft });
const gap = 'clamp(2.25rem, 2rem + 1vw, 3rem)';
const Technical = styled('div')({ container: 'form / inline-size' });
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  // Folded by the prerendered page, which does not know that yet.
  '&:has([data-prerendered]) > [data-help]': { display: 'none', [media.tablet]: { display: 'block' } },
  [media.besideForm]: { '&:has(> [data-help])': { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: '1.5rem' } },
});
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap });
/** As long as what is filled in: that far the line at the lower edge of a phone goes along. */
const Column = styled('div')({ minWidth: 0 });
// Beside the fields the help is as high as they are or the window is, and stays in view; it never makes them longer.
const Place = styled('div')({
  [media.besideForm]: {
    position: 'relative',
    gridColumn: 2,
    gridRow: 1,
    '&:not(:last-child)': { gridRow: '1 / span 2' },
  },
});
const Track = styled('div')({ [media.besideForm]: { position: 'absolute', inset: 0 } });
// Below the header and its strip of sections, above the quick menu at the bottom of the window; with more room the one is
// gone and the other at the side.
const Panel = styled('div')({
  '--above': `calc(${headerHeight.phone} + 4rem)`,
  '--below': '5.5rem',
  [media.wide]: { '--above': `calc(${headerHeight.wide} + 1rem)` },
  [media.roomy]: { '--below': '1rem' },
  [media.low]: { '--above': '1rem', '--below': '1rem' },
  [media.besideForm]: {
    position: 'sticky',
    top: 'var(--above)',
    height: 'min(100%, calc(100dvh - var(--above) - var(--below)))',
  },
});

type TechnicalFieldsProps = {
  /** Products to ask about; without any, an exchanger. */
  products?: readonly ProductId[];
  /** Names the sheet. */
  legend: ReactNode;
  /** Stands before it. */
  note: ReactNode;
  /** Wraps the fields in a fold. While folded, there is nothing to help with. */
  fold?: (content: ReactNode) => ReactNode;
  isFolded?: boolean;
  /** Follows; while it is read, the help beside the fields is still in view. */
  children?: ReactNode;
};

/** Wakes the calculation. Typing draws it again, not the fields in it. */
function Awakening({ children }: { children: ReactNode }) {
  return <Technical onFocus={useAssist().wake}>{children}</Technical>;
}

/** The calculation's panel. */
function Help({ isFoldable }: { isFoldable: boolean }) {
  return (
    <Place data-help>
      <Track>
        <Panel>
          <LivePanel {...useAssist().tools} isFoldable={isFoldable} />
        </Panel>
      </Track>
    </Place>
  );
}

/** Shows the panel's line on a phone, which has of it what fits. */
function HelpLine() {
  const { tools } = useAssist();
  return tools.isAwake && <LiveLine values={tools.values} />;
}

const noProducts: readonly ProductId[] = [];

/**
 * Fields for the products' duty and materials. For an exchanger the calculation stands beside it, on small screens
 * below.
 */
export function TechnicalFields({
  products = noProducts,
  legend,
  note,
  fold,
  isFolded = false,
  children,
}: TechnicalFieldsProps) {
  const text = useText();
  const hasSides = asksForSides(products);
  const hasHelp = hasSides && !isFolded;
  const content = (
    <>
      <Fields>
        <Group>
          {legend}
          <Note>{note}</Note>
          <DutySheet products={products} />
        </Group>
        {hasSides && (
          <GroupOfTwo>
            <Legend>{text(sheetTexts.materials)}</Legend>
            {fieldsAt('materials').map((field) => (
              <MaterialSelect key={field} name={field} />
            ))}
          </GroupOfTwo>
        )}
      </Fields>
      {/* Below what unfolds the fields: it covers that nowhere. */}
      {hasHelp && <HelpLine />}
    </>
  );
  return (
    <AssistProvider>
      <Awakening>
        <Columns>
          <Column>{fold ? fold(content) : content}</Column>
          {hasHelp && <Help isFoldable={fold !== undefined} />}
          {children}
        </Columns>
      </Awakening>
    </AssistProvider>
  );
}
