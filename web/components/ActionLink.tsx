import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { tokens } from '@/theme/tokens';

const { colour, duration, radius } = tokens;

type Look = 'primary' | 'outline' | 'light';

const looks: Record<Look, object> = {
  primary: {
    color: colour.white,
    background: colour.cold,
    borderColor: colour.cold,
    '&:hover': { background: colour.coldDark, borderColor: colour.coldDark },
  },
  /** On any ground, in its text colour. */
  outline: { color: 'inherit', borderColor: 'currentColor', '&:hover': { background: 'rgb(127 160 195 / 18%)' } },
  /** The main action on a navy ground. */
  light: {
    color: colour.navy,
    background: colour.white,
    borderColor: colour.white,
    '&:hover': { background: colour.coldTint },
  },
};

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.625rem',
  minHeight: 52,
  padding: '0.75rem 1.625rem',
  border: '1px solid',
  borderRadius: radius.small,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  textAlign: 'center',
  background: 'transparent',
  cursor: 'pointer',
  transition: `background ${duration.quick}, border-color ${duration.quick}`,
} as const;

const options = { shouldForwardProp: (name: PropertyKey) => name !== 'look' };

/** A link that leads on, dressed as a button. MUI's Button costs 12 KB more than public pages need. */
export const ActionLink = styled(
  Link,
  options,
)<{ look?: Look }>(({ look = 'primary' }) => ({ ...shape, ...looks[look] }));
/** The same look for what acts on the page itself. */
export const ActionButton = styled(
  'button',
  options,
)<{ look?: Look }>(({ look = 'primary' }) => ({
  ...shape,
  ...looks[look],
}));
