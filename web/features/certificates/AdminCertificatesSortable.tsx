import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

import type { Certificate } from '@server/certificates/certificates.types';

import { useText } from '@/lib/locale';

import { dragTexts, orderTexts } from './adminCertificates.text';

type AdminCertificatesSortableProps = {
  certificates: readonly Certificate[];
  /** Called with all ids in their new order. */
  onArrange: (ids: readonly string[]) => void;
  children: ReactNode;
};

/** Lets the rows within be put into another order: by mouse, finger or keyboard. */
export function AdminCertificatesSortable({ certificates, onArrange, children }: AdminCertificatesSortableProps) {
  const text = useText();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = certificates.map(({ id }) => id);
  const say = (key: keyof typeof dragTexts, id: UniqueIdentifier, at: UniqueIdentifier | undefined) => {
    const name = certificates.find((each) => each.id === id)?.name ?? '';
    return text(dragTexts[key])(name, ids.indexOf(String(at ?? id)) + 1, ids.length);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('picked', active.id, active.id),
    onDragOver: ({ active, over }) => say('moved', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id, active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text(orderTexts.instructions) } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        if (to >= 0 && from !== to) onArrange(arrayMove(ids, from, to));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
