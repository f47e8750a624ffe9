import { createSvgIcon } from '@mui/material/utils';

// Shapes: Material Icons, Apache License 2.0.
export const BackIcon = createSvgIcon(<path d="M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20z" />, 'Back');
export const TrashIcon = createSvgIcon(
  <path d="M16 9v10H8V9zm-1.500-6h-5l-1 1H5v2h14V4h-3.500zM18 7H6v12c0 1.100.900 2 2 2h8c1.100 0 2-.900 2-2z" />,
  'Trash',
);
