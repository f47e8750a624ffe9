import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { factorTexts } from './account.text';
import { CopyText } from './CopyText';
import { Buttons } from './layout';

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: '0.25rem 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
});

/** Escape and a click beside the popup: the codes go only once somebody says that they are kept. */
const stay = () => undefined;

/** Shows recovery codes: the only time that they can be seen. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText();
  return (
    <QuestionDialog isOpen={codes.length > 0} title={text(factorTexts.codes)} onClose={stay}>
      <p>{text(factorTexts.keep)}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <CopyText copied={codes.join('\n')} label={factorTexts.copy} done={factorTexts.copied} />
        <Button variant="contained" onClick={onClose}>
          {text(factorTexts.kept)}
        </Button>
      </Buttons>
    </QuestionDialog>
  );
}
