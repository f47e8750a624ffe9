import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  outline: { variant: 'outlined', color: 'inherit' },
  /** For a navy ground. */
  light: { variant: 'contained', color: 'inherit' },
} as const;

type Look = { look?: keyof typeof looks };

/** A link that leads on, dressed as a large button. */
export const ActionLink = ({ look = 'primary', ...props }: Look & ButtonProps<typeof Link>) => (
  <Button component={Link} size="large" {...looks[look]} {...props} />
);

/** The same look for what acts on the page itself. */
export const ActionButton = ({ look = 'primary', ...props }: Look & ButtonProps) => (
  <Button size="large" {...looks[look]} {...props} />
);
