import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { PersonSummary } from '@server/quotes/quote-people.types';

import { QuestionDialog } from '@/components/QuestionDialog';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { eraseTexts, heldText, openText } from './quotePeople.text';
import { useErasePersonMutation } from './quotePeopleApi';
import { heldBy } from './quotePeopleHeld';

const Lead = styled('p')({ color: tokens.colour.inkSoft });

type QuotePeopleEraseProps = {
  person: PersonSummary;
  isOpen: boolean;
  onClose: () => void;
  onErased: () => void;
};

/** Asks before everything about somebody is erased, and says what goes. */
export function QuotePeopleErase({ person, isOpen, onClose, onErased }: QuotePeopleEraseProps) {
  const text = useText();
  const [erase, { isLoading }] = useErasePersonMutation();
  const [failure, setFailure] = useState<Localized>();
  const { email, requests } = person;
  const held = heldBy(person);

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (isLoading) return;
    const { error } = await erase({ email, references: requests.map(({ reference }) => reference) });
    const isChanged = ['conflict', 'not_found'].includes(errorBodyOf(error)?.code ?? '');
    setFailure(error && (isChanged ? eraseTexts.changed : eraseTexts.failed));
    if (!error) onErased();
  };

  return (
    <QuestionDialog
      isOpen={isOpen}
      title={text(eraseTexts.title)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text(eraseTexts.cancel)}</Button>
          <Button variant="contained" color="error" loading={isLoading} onClick={() => void confirm()}>
            {text(eraseTexts.confirm)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{email}</strong>
      </p>
      <p>{text(heldText)(held)}</p>
      {held.open > 0 && <Alert severity="warning">{text(openText)(held.open)}</Alert>}
      <Lead>{text(eraseTexts.lead)}</Lead>
      <Lead>{text(eraseTexts.elsewhere)}</Lead>
      {failure && <Alert severity="error">{text(failure)}</Alert>}
    </QuestionDialog>
  );
}
