import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { postAt } from '@shared/posts/address';

import { languageSwitch } from '@/components/components.text';
import { Link } from '@/components/Link';
import { useLanguage } from '@/lib/locale';
import { inLanguage, pageAt, pathTo } from '@/lib/paths';
import { selectTwin } from '@/lib/twins';
import type { TwinsState } from '@/lib/twins';
import { useHydrated } from '@/lib/useHydrated';

const Switch = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 0.75rem',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'inherit',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
});

/** Leads to the same page, query and section in the other language; from a post to its translation. */
export function LanguageLink({ onClick }: { onClick?: () => void }) {
  const location = useLocation();
  const { label, name, target } = languageSwitch[useLanguage()];
  // The prerendered page knows neither query nor section, no token, nor under which address "not found" is shown.
  const page = pageAt(location.pathname);
  const known = { pathname: page === undefined ? '' : pathTo(target, page), search: '', hash: '' };
  const post = postAt(location);
  const twin = useSelector((state: TwinsState) => selectTwin(state, post));
  const here = useHydrated() || post ? location : known;
  return (
    <Switch to={inLanguage(target, here, twin)} lang={target} hrefLang={target} aria-label={name} onClick={onClick}>
      {label}
    </Switch>
  );
}
