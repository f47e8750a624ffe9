import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { useText } from '@/lib/locale';

import { loginTexts } from './admin.text';
import { LoginFields } from './LoginFields';

type LoginFormProps = {
  /** The visitor was signed in until just now. */
  hasEnded: boolean;
  onLogin: () => void;
};

/** The login in place of an administrator page. */
export function LoginForm({ hasEnded, onLogin }: LoginFormProps) {
  const text = useText();
  return (
    <Paper variant="outlined" sx={{ maxWidth: '26rem', marginInline: 'auto', padding: { xs: 3, sm: 5 } }}>
      <Typography variant="h3" component="h2">
        {text(loginTexts.title)}
      </Typography>
      <LoginFields hasEnded={hasEnded} onLogin={onLogin} />
    </Paper>
  );
}
