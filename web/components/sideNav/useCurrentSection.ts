import { useEffect, useState } from 'react';

import { currentSection } from '@/lib/scroll';

/** The id of the section being read, following the scroll position; the first one until the page is alive. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' '); // callers may build a new list on every render
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const sections = key
        .split(' ')
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top }));
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtBottom = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
      setCurrent(currentSection(sections, isAtBottom));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    follow();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);
  return current;
}
