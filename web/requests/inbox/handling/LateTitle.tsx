import { useEffect } from 'react';

import { useDesk } from './useDesk';

const bare = (title: string) => title.replace(/^\(\d+\) /, '');

/** Counts late answers in the title of the browser's tab. */
export function LateTitle() {
  const { late } = useDesk().counts;
  useEffect(() => {
    const show = () => {
      const title = bare(document.title);
      const counted = late > 0 ? `(${late}) ${title}` : title;
      if (document.title !== counted) document.title = counted;
    };
    show();
    // Another language brings another title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = bare(document.title);
    };
  }, [late]);
  return null;
}
