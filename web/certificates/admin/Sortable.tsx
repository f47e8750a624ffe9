import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

import type { Certificate } from '@shared/certificates/certificates.types';

import { DownIcon, HandleIcon, UpIcon } from '@/admin/icons';
import type { RowFrameProps } from '@/admin/list/Rows';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { dragTexts, moveTexts, orderTexts } from './certificates.text';

const Order = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.125rem' });
const Handle = styled(IconButton)({
  width: 44,
  height: 44,
  color: tokens.colour.inkSoft,
  cursor: 'grab',
  // A finger on it moves the row, not the page.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});
const Number = styled('span')({
  minWidth: '2.25ch',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
const Arrows = styled('div')({
  display: 'grid',
  '& button': { width: 32, height: 28, borderRadius: tokens.radius.small, padding: 0 },
  '& button[aria-disabled="true"]': { opacity: 0.3, cursor: 'default' },
});

type SortableProps = {
  certificates: readonly Certificate[];
  /** Called with all ids in their new order. */
  onArrange: (ids: readonly string[]) => void;
  children: ReactNode;
};

/** Lets the rows within be put into another order: by mouse, finger or keyboard. */
export function Sortable({ certificates, onArrange, children }: SortableProps) {
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

/** Props that make a button the handle of the row around it. */
const HandleProps = createContext<ComponentProps<typeof Handle>>({});

/** A row that can be moved by its handle. */
export function Movable({ id, children }: RowFrameProps) {
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
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- the row is drawn again whenever it changes
    <HandleProps value={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}>
      {children({ ref: setNodeRef, style })}
    </HandleProps>
  );
}

type CertificateOrderProps = Pick<SortableProps, 'onArrange'> & {
  certificate: Certificate;
  /** Of all certificates, in their order. */
  ids: readonly string[];
};

/** A row's place: the handle to drag it by, its number, and a step up or down. */
export function CertificateOrder({ certificate: { id, name, order }, ids, onArrange }: CertificateOrderProps) {
  const text = useText();
  const handle = useContext(HandleProps);
  const place = ids.indexOf(id);
  const [isFirst, isLast] = [place === 0, place === ids.length - 1];
  const move = (by: number) => onArrange(arrayMove([...ids], place, place + by));
  return (
    <Order>
      <Handle {...handle} aria-label={text(moveTexts.move)(name)}>
        <HandleIcon />
      </Handle>
      <Number>{order}</Number>
      <Arrows>
        {/* Not `disabled`: at the end of the list the button just pressed keeps the focus. */}
        <IconButton aria-label={text(moveTexts.up)(name)} aria-disabled={isFirst} onClick={() => !isFirst && move(-1)}>
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={text(moveTexts.down)(name)} aria-disabled={isLast} onClick={() => !isLast && move(1)}>
          <DownIcon fontSize="small" />
        </IconButton>
      </Arrows>
    </Order>
  );
}
