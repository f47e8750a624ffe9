import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';

import { listTexts } from './list/list.text';

type LoadFailureProps = {
  /** Name of the missing data. */
  children: ReactNode;
  /** Undefined where trying again is of no use. */
  onRetry: (() => void) | undefined;
  sx?: SxProps;
};

/** Tells administrators that something could not be loaded, and loads it again. */
export function LoadFailure({ children, onRetry, sx }: LoadFailureProps) {
  const text = useText();
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {text(listTexts.retry)}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
