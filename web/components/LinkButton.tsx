import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- styled() hides that it takes a component
const Root = styled(Link)({
  minHeight: 44,
  padding: '0 0.25rem',
  fontWeight: 600,
  textUnderlineOffset: 3,
}) as typeof Link;

/** A button that looks like a link: what a visitor may do about what a line says. */
export const LinkButton = (props: LinkProps<'button'>) => <Root component="button" type="button" {...props} />;
