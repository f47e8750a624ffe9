import { styled } from '@mui/material/styles';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import { pathToCalculator } from '@/lib/paths';
import { pages } from '@/navigation/pages';
import { tokens } from '@/theme/tokens';

import { proofsTexts } from './proofs.text';
import { ProofTable } from './ProofTable';

const Points = styled('ul')({
  margin: '0 0 1.5rem',
  paddingLeft: '1.25rem',
  maxWidth: tokens.width.text,
  lineHeight: 1.65,
  '& > li + li': { marginTop: '0.5rem' },
});
const Sources = styled('ol')({
  margin: 0,
  paddingLeft: '1.5rem',
  lineHeight: 1.55,
  '& > li + li': { marginTop: '0.5rem' },
  '& cite': { fontStyle: 'normal', overflowWrap: 'anywhere' },
});

/** Published values beside the calculator's, with their sources. All of it is computed when the page is rendered. */
export function ProofsPage() {
  const text = useText();
  const language = useLanguage();
  const { summary, sections, sources } = useContent('proofs');
  return (
    <>
      <PageHero heading={text(pages.proofs.heading)} lead={summary}>
        <ActionLink look="outline" to={pathToCalculator(language)}>
          {text(proofsTexts.toCalculator)}
        </ActionLink>
      </PageHero>
      {sections.map(({ id, title, points, table }, index) => (
        <Section key={id} id={id} title={title} tone={index % 2 === 1 ? 'mist' : 'plain'}>
          {points.length > 0 && (
            <Points>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          )}
          {table && <ProofTable table={table} titleId={`${id}-title`} />}
          {id === 'sources' && (
            <Sources>
              {sources.map((source) => (
                <li key={source.id} id={`source-${source.id}`}>
                  <cite lang="en">{source.text}</cite>
                </li>
              ))}
            </Sources>
          )}
        </Section>
      ))}
    </>
  );
}
