import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { tokens } from '@/theme/tokens';

const { colour, size } = tokens;

/** The title of a post in a list, which leads to its form. */
export const RowTitle = styled(Link)({
  display: 'block',
  fontWeight: 700,
  color: colour.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: colour.coldDark, textDecoration: 'underline', textUnderlineOffset: 4 },
});
/** The beginning of its text, below it. */
export const RowPreview = styled('span')({
  display: 'block',
  marginTop: '0.125rem',
  fontSize: size.small,
  fontWeight: 400,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
});
