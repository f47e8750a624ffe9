import { FieldNote } from '@/calculation/notes/FieldNote';
import { MaterialNote } from '@/calculation/notes/MaterialNote';
import { LiveLine } from '@/calculation/panel/LiveLine';
import { LivePanel } from '@/calculation/panel/LivePanel';
import type { Assist, AssistTools } from '@/calculation/sheet/assist';
import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';

/** The panel that thinks along with the sheet; it names product families and leads to them. */
function SheetPanel({ isFoldable, ...tools }: AssistTools & { isFoldable?: boolean }) {
  const text = useText();
  const language = useLanguage();
  const families = sectionsOf('products');
  const family = (id: string) => ({
    name: text(families.find((each) => each.id === id)?.title ?? pages.products.heading),
    to: pathTo(language, 'products', id),
  });
  return <LivePanel {...tools} family={family} isFoldable={isFoldable} />;
}

/** In the form, which goes on below it. */
function QuotePanel(tools: AssistTools) {
  return <SheetPanel {...tools} isFoldable />;
}

/** The panel's line on a phone, which shows of it what fits. */
function QuoteLine({ isAwake, ...tools }: AssistTools) {
  return isAwake && <LiveLine {...tools} />;
}

/** The calculation, joined to the quote form's sheet. */
export const quoteAssist: Assist = { Panel: QuotePanel, Line: QuoteLine, Note: FieldNote, MaterialNote };

/** The same beside the calculator, where the results are what one came for. */
export const calculatorAssist: Assist = { ...quoteAssist, Panel: SheetPanel };
