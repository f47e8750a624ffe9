import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { noticeClosed, selectNotice } from '@/admin/notices';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

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

/** Time of a status message: ms. */
const NOTICE_DURATION = 3000;

/** Shows status messages. Always in the page, so that screen readers announce what comes into it. */
export function NoticeBar() {
  const text = useText();
  const dispatch = useDispatch();
  const { words, link, isShown, count } = useSelector(selectNotice);
  return (
    <Place role="status">
      <Snackbar
        key={count}
        open={isShown}
        autoHideDuration={NOTICE_DURATION}
        onClose={(_event, reason) => reason === 'timeout' && dispatch(noticeClosed())}
        sx={{ position: 'static', transform: 'none' }}
      >
        <Alert
          variant="filled"
          role="presentation"
          action={
            link && (
              <Button color="inherit" size="small" component={Link} to={link.to} sx={{ pointerEvents: 'auto' }}>
                {text(link.words)}
              </Button>
            )
          }
          sx={{ borderRadius: tokens.radius.large, fontWeight: 600, boxShadow: tokens.shadow.raised }}
        >
          {text(words)}
        </Alert>
      </Snackbar>
    </Place>
  );
}
