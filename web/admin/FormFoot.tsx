import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { formFootTexts } from './form.text';

const Foot = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  paddingBlock: '0.75rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.white,
  // In reach however long the form is; above the labels of its fields.
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  [tokens.media.low]: { position: 'static' },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });
const Unsaved = styled('p')({ margin: '0 0 0 0.5rem', fontSize: tokens.size.small, color: tokens.colour.inkSoft });
const Upload = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.375rem 1rem',
  '& p': { margin: 0, fontSize: tokens.size.small, fontWeight: 600 },
});

type FormFootProps = {
  /** Reason why it was not saved. */
  failure?: string;
  /** `progress` is the share of the files that has arrived, 0 to 1; undefined when none is on its way. */
  saving: { isSaving: boolean; progress?: number; stop: () => void };
  isDirty: boolean;
  /** Destination of cancelling. */
  cancelTo: string;
  /** Buttons that save the form, in place of Save. */
  buttons?: ReactNode;
  /** More of what went wrong. */
  children?: ReactNode;
};

/** The end of a form: what went wrong, how far the files have come, save and cancel. */
export function FormFoot({ failure, saving, isDirty, cancelTo, buttons, children }: FormFootProps) {
  const text = useText();
  return (
    <Foot>
      {failure && <Alert severity="error">{failure}</Alert>}
      {children}
      {saving.progress !== undefined && <UploadBar share={saving.progress} onStop={saving.stop} />}
      <Actions>
        {buttons ?? (
          <Button type="submit" variant="contained" loading={saving.isSaving} loadingPosition="start">
            {text(formFootTexts.save)}
          </Button>
        )}
        <Button component={Link} to={cancelTo}>
          {text(formFootTexts.cancel)}
        </Button>
        {isDirty && !saving.isSaving && <Unsaved>{text(formFootTexts.unsaved)}</Unsaved>}
      </Actions>
    </Foot>
  );
}

function UploadBar({ share, onStop }: { share: number; onStop: () => void }) {
  const text = useText();
  const percent = Math.floor(share * 100);
  const words = text(percent < 100 ? formFootTexts.uploading : formFootTexts.finishing);
  return (
    <Upload>
      <div>
        <p>{percent < 100 ? `${words} ${percent}%` : words}</p>
        <LinearProgress
          variant={percent < 100 ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={words}
          sx={{ height: 8, borderRadius: 4 }}
        />
      </div>
      <Button size="small" variant="outlined" onClick={onStop}>
        {text(formFootTexts.stop)}
      </Button>
    </Upload>
  );
}
