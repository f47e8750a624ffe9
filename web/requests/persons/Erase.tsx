import Alert from '@mui/material/Alert';

import type { PersonSummary } from '@shared/requests/personal-data.types';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';

import { useErasePersonMutation } from './api';
import { heldBy } from './held';
import { eraseTexts, heldText, openText } from './people.text';

type PersonEraseProps = {
  person: PersonSummary;
  isOpen: boolean;
  /** Id of the heading that gets the focus when it is done. */
  heading: string;
  onClose: () => void;
  onErased: () => void;
};

/** Asks before everything about somebody is erased, and says what goes. */
export function PersonErase({ person, isOpen, heading, onClose, onErased }: PersonEraseProps) {
  const text = useText();
  const [erase] = useErasePersonMutation();
  const held = heldBy(person);
  return (
    <ConfirmDelete
      item={isOpen ? person : undefined}
      name={person.email}
      words={eraseTexts}
      heading={heading}
      remove={({ email, requests }) => erase({ email, references: requests.map(({ reference }) => reference) })}
      failureOf={(error) =>
        ['conflict', 'not_found'].includes(errorBodyOf(error)?.code ?? '') ? eraseTexts.changed : eraseTexts.failed
      }
      onClose={onClose}
      onDeleted={onErased}
    >
      <p>{text(heldText)(held)}</p>
      {held.open > 0 && <Alert severity="warning">{text(openText)(held.open)}</Alert>}
    </ConfirmDelete>
  );
}
