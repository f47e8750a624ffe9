import { ActionButton, ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { errorPageText } from '@/navigation/layout';
import { ChunkLoadError } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';

/** Replaces a page whose rendering failed or whose code could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const language = useLanguage();
  const words = error instanceof ChunkLoadError ? errorPageText.chunk : errorPageText.unexpected;
  return (
    <div role="alert">
      <PageHero heading={text(words.heading)} lead={text(words.lead)}>
        <ActionButton type="button" look="light" onClick={() => location.reload()}>
          {text(errorPageText.reload)}
        </ActionButton>
        <ActionLink look="outline" to={pathTo(language, 'home')} reloadDocument>
          {text(errorPageText.home)}
        </ActionLink>
      </PageHero>
    </div>
  );
}
