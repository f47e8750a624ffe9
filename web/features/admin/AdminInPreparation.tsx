import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { Contained } from '@/components/Section';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { inPreparationTexts } from './admin.text';

/** Says that an administrator screen is not there yet, and leads on. */
export function AdminInPreparation() {
  const text = useText();
  const language = useLanguage();
  return (
    <Contained>
      <Paper variant="outlined" component="section" sx={{ padding: { xs: 3, sm: 6 } }}>
        <Typography variant="h3" component="h2">
          {text(inPreparationTexts.title)}
        </Typography>
        <Typography sx={{ marginBlock: '0.5rem 1.5rem', maxWidth: tokens.width.text, color: tokens.colour.inkSoft }}>
          {text(inPreparationTexts.lead)}
        </Typography>
        <Button variant="contained" component={Link} to={pathTo(language, 'manage')}>
          {text(inPreparationTexts.toManage)}
        </Button>
      </Paper>
    </Contained>
  );
}
