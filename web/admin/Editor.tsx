import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { useHeadingFocus } from './focus';
import { BackIcon } from './icons';
import { listTexts } from './list/list.text';

/** Leads back to the list, from what was opened over it. */
export function BackLink({ to }: { to: string }) {
  const text = useText();
  return (
    <Button component={Link} to={to} startIcon={<BackIcon />} size="small" sx={{ marginBottom: 1.5 }}>
      {text(listTexts.back)}
    </Button>
  );
}

type EditorProps = {
  /** Id of the heading. */
  id: string;
  title: Localized;
  backTo: string;
  /** Stands right after the heading. */
  lead?: ReactNode;
  children: ReactNode;
};

/** Something that was opened to be edited, under its heading, which gets the focus. */
export function Editor({ id, title, backTo, lead, children }: EditorProps) {
  const text = useText();
  useHeadingFocus(id);
  return (
    <>
      <BackLink to={backTo} />
      <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3, md: 4 } }}>
        <Typography variant="h3" component="h2" id={id} tabIndex={-1} sx={{ marginBottom: lead ? 0 : 3 }}>
          {text(title)}
        </Typography>
        {lead}
        {children}
      </Paper>
    </>
  );
}

/** Holds the form's place while what it edits is loaded. */
export function EditorWaiting({ label }: { label: Localized }) {
  const text = useText();
  return (
    <output aria-label={text(label)}>
      <Skeleton variant="rounded" height={56} sx={{ marginBottom: 3 }} />
      <Skeleton variant="rounded" height={320} />
    </output>
  );
}
