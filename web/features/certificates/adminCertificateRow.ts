import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

import type { Certificate } from '@server/certificates/certificates.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { orderTexts } from './adminCertificates.text';

/** What both looks of the list are given. */
export type AdminCertificateListProps = {
  certificates: readonly Certificate[];
  onDelete: (certificate: Certificate) => void;
  /** Moves a certificate by this many places. */
  onMove: (id: string, by: number) => void;
  /** Called with each row's edit link: one of them may be where the keyboard goes on. */
  focusReturning: (id: string, link: HTMLAnchorElement) => void;
};

export type AdminCertificateRowProps = Omit<AdminCertificateListProps, 'certificates'> & {
  certificate: Certificate;
  isFirst: boolean;
  isLast: boolean;
};

/** Makes an element a row that can be moved; `handle` goes to the button that it is moved by. */
export function useMovableRow(id: string) {
  const text = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: text(orderTexts.handle) },
  });
  const moving: CSSProperties = isDragging
    ? { position: 'relative', zIndex: 1, background: tokens.colour.white, boxShadow: tokens.shadow.raised }
    : {};
  const style: CSSProperties = {
    // Up and down only, and no stretching to the size of the row passed.
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
    ...moving,
  };
  return { row: { ref: setNodeRef, style }, handle: { ref: setActivatorNodeRef, ...attributes, ...listeners } };
}

export type MovableHandle = ReturnType<typeof useMovableRow>['handle'];
