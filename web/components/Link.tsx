import MuiLink from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** A link within the site, which the router follows without loading a page. */
export const Link = (props: LinkProps<typeof RouterLink>) => <MuiLink component={RouterLink} {...props} />;
