import { useState, ViewTransition } from 'react';
import type { ReactNode } from 'react';

/**
 * Lets a page that was navigated to fade in over the one before, where the browser has view transitions and motion is
 * wanted: `web/theme/globalStyles.tsx` says how. `page` tells pages apart, whatever their language: the other language
 * keeps what was typed.
 */
export function PageFade({ page, children }: { page: string; children: ReactNode }) {
  const [first] = useState(page);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && page !== first) setHasMoved(true);
  return (
    // The first page is there at once, as the server sent it.
    <ViewTransition key={page} default="none" enter={hasMoved ? 'page' : 'none'} exit="page">
      <div>{children}</div>
    </ViewTransition>
  );
}
