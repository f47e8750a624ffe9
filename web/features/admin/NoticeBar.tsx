import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { CheckIcon } from '@/admin/icons';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 'max(1.5rem, env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: tokens.space.gutter,
  pointerEvents: 'none',
}));

const Message = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  margin: 0,
  padding: '0.75rem 1.25rem',
  borderRadius: tokens.radius.large,
  background: tokens.colour.good,
  color: tokens.colour.white,
  fontWeight: 600,
  boxShadow: tokens.shadow.raised,
});

/** Where status messages appear. Always in the page, so that screen readers announce what comes into it. */
export function NoticeBar({ notice }: { notice: Localized | undefined }) {
  const text = useText();
  return (
    <Place role="status">
      {notice && (
        <Message>
          <CheckIcon fontSize="small" />
          {text(notice)}
        </Message>
      )}
    </Place>
  );
}
