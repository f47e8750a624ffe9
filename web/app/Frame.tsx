import type { ReactNode } from 'react';

/** Header, main part and footer around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
