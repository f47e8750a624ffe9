import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { componentTexts } from '@/components/components.text';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const Skip = styled(Link)({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: tokens.layer.skipLink,
  padding: '0.75rem 1.25rem',
  borderRadius: tokens.radius.small,
  fontWeight: 600,
  color: tokens.colour.navy,
  background: tokens.colour.white,
  '--focus': tokens.colour.hotBright,
  '@media print': { display: 'none' },
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** The first stop of the Tab key: past header and menus to the page's content. */
export function SkipLink() {
  const text = useText();
  return (
    <Skip
      href="#main"
      // The address keeps its section, and no route changes.
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('#main')?.focus();
      }}
    >
      {text(componentTexts.skip)}
    </Skip>
  );
}
