import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'; // public pages have no letters for these words

import Button from '@mui/material/Button';

import { QuestionDialog } from '@/components/QuestionDialog';
import { useText } from '@/lib/locale';

import { loginTexts } from './admin.text';
import { LoginFields } from './LoginFields';

type LoginDialogProps = { isOpen: boolean; onLogin: () => void; onClose: () => void };

/** Asks for the administrators' password on top of a page, for what only they may do there. */
export function LoginDialog({ isOpen, onLogin, onClose }: LoginDialogProps) {
  const text = useText();
  return (
    <QuestionDialog isOpen={isOpen} title={text(loginTexts.title)} onClose={onClose}>
      <LoginFields onLogin={onLogin}>
        <Button onClick={onClose}>{text(loginTexts.cancel)}</Button>
      </LoginFields>
    </QuestionDialog>
  );
}
