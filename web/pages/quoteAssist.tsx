import { sectionsOf } from '@/content/navigation';
import { pages } from '@/content/pages';
import { FieldNote } from '@/features/calculation/FieldNote';
import { LivePanel } from '@/features/calculation/LivePanel';
import { MaterialNote } from '@/features/calculation/MaterialNote';
import type { QuoteAssist, QuoteTools } from '@/features/quotes/quoteAssist';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';

/** The panel that thinks along with the sheet; it names product families and leads to them. */
function QuotePanel(tools: QuoteTools) {
  const text = useText();
  const language = useLanguage();
  const families = sectionsOf('products');
  const family = (id: string) => ({
    name: text(families.find((each) => each.id === id)?.title ?? pages.products.heading),
    to: pathTo(language, 'products', id),
  });
  return <LivePanel {...tools} family={family} />;
}

/** The calculation, joined to the quote form's sheet. */
export const quoteAssist: QuoteAssist = { Panel: QuotePanel, Note: FieldNote, MaterialNote };
