import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { RepeatedFigure } from '@shared/content/content-editing.types';

import { Link } from '@/components/Link';
import { QuestionDialog } from '@/components/QuestionDialog';
import { useLanguage, useText } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { pathToDocument } from './address';
import { publishTexts, repeatTexts } from './content.text';
import { languageTexts } from './fields/fields.text';

const List = styled('ul')({
  display: 'grid',
  gap: '0.5rem',
  maxHeight: '50dvh',
  margin: 0,
  paddingLeft: '1.25rem',
  overflowY: 'auto',
});

const nameIn = (own: Language, labels: readonly Localized[], language: Localized) =>
  `${labels.map((label) => label[own]).join(' › ')} (${language[own]})`;

type RepeatsQuestionProps = { repeats: readonly RepeatedFigure[]; onBack: () => void; onPublish: () => void };

/** Texts that still say a figure as it was, each a way to its field: they are corrected first, or it is published all the same. */
export function RepeatsQuestion({ repeats, onBack, onPublish }: RepeatsQuestionProps) {
  const text = useText();
  const own = useLanguage();
  return (
    <QuestionDialog
      isOpen
      title={text(repeatTexts.title)}
      onClose={onBack}
      actions={
        <>
          <Button variant="contained" onClick={onBack}>
            {text(publishTexts.back)}
          </Button>
          <Button variant="outlined" onClick={onPublish}>
            {text(repeatTexts.publish)}
          </Button>
        </>
      }
    >
      <p>{text(repeatTexts.lead)}</p>
      <List>
        {repeats.map(({ document, title, path, labels, language, words }) => (
          <li key={[document, path, language, words].join(' ')}>
            <Link to={pathToDocument(own, document, path)}>
              {nameIn(own, [title, ...labels], languageTexts[language])}
            </Link>
            <p>{words}</p>
          </li>
        ))}
      </List>
    </QuestionDialog>
  );
}
