import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { Note } from '@/admin/Note';
import { Contained } from '@/components/Section';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { samplesTexts } from './samples.text';

const Place = styled(Contained)({ marginBottom: '1.25rem', '&:empty': { display: 'none' } });
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.75rem' });

type SamplesOfferProps = {
  isFilling: boolean;
  isDeclining: boolean;
  onFill: () => void;
  onDecline: () => void;
};

/** The boards are empty: would the administrator like samples? */
export function SamplesOffer({ isFilling, isDeclining, onFill, onDecline }: SamplesOfferProps) {
  const text = useText();
  return (
    <Place>
      <Note severity="info" words={text(samplesTexts.offer)}>
        {text(samplesTexts.offer)}
        <Answers>
          <Button
            size="small"
            variant="contained"
            loading={isFilling}
            loadingPosition="start"
            disabled={isDeclining}
            onClick={onFill}
          >
            {text(samplesTexts.fill)}
          </Button>
          <Button size="small" color="inherit" loading={isDeclining} disabled={isFilling} onClick={onDecline}>
            {text(samplesTexts.decline)}
          </Button>
        </Answers>
      </Note>
    </Place>
  );
}

/** Why the boards were not filled; stays when the offer goes. */
export function SamplesFailure({ words }: { words: Localized }) {
  const text = useText();
  return (
    <Place>
      <Alert severity="error">{text(words)}</Alert>
    </Place>
  );
}

type SamplesNoteProps = { posts: number; onRemove: () => void };

/** Reminds of the samples as long as they are there. */
export function SamplesNote({ posts, onRemove }: SamplesNoteProps) {
  const text = useText();
  return (
    <Place>
      <Note
        severity="info"
        words={text(samplesTexts.here)(posts)}
        action={
          <Button size="small" color="inherit" onClick={onRemove}>
            {text(samplesTexts.remove)}
          </Button>
        }
      />
    </Place>
  );
}
