import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';

import { ActionButton } from '@/components/ActionLink';
import { LabelledField } from '@/components/fields/LabelledField';
import { Problem } from '@/components/fields/Problem';
import { TextInput } from '@/components/fields/TextInput';
import { LockIcon } from '@/components/icons';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { openFailureWords } from './openFailure';
import { downloadTexts, postTexts } from './post.text';

/** Longer passwords than this the server does not take. */
const PASSWORD_MAX = 200;

const Form = styled('form')({ display: 'grid', gap: '1.25rem', maxWidth: '26rem' });
const Lead = styled('p')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.75rem',
  margin: 0,
  color: tokens.colour.inkSoft,
  '& svg': { color: tokens.colour.cold },
});

type PostPasswordProps = {
  /** Why the last try failed. */
  failure: unknown;
  isChecking: boolean;
  /** It was right before, and what it opened has expired. */
  isExpired: boolean;
  /** In a popup, which is opened for it. */
  takesFocus?: boolean;
  onPassword: (password: string) => void;
};

/** Asks for the password of a locked post; a wrong one stays to be corrected. */
export function PostPassword({ failure, isChecking, isExpired, takesFocus = false, onPassword }: PostPasswordProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!takesFocus) return undefined;
    // After the popup's own choice of the first thing in it.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  // That it needs a password is what the form says.
  const isAsked = errorBodyOf(failure)?.code === 'post_password_required';
  useEffect(() => {
    // Leaves what is typed already.
    if (failure && !isAsked) input.current?.select();
  }, [failure, isAsked]);
  const problem = isMissing
    ? postTexts.passwordMissing
    : failure !== undefined && !isAsked && openFailureWords(failure);

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const password = input.current?.value ?? '';
        setIsMissing(password.trim() === '');
        if (password.trim() === '') input.current?.focus();
        else onPassword(password);
      }}
    >
      <Lead>
        <LockIcon />
        <span role="status">{text(isExpired ? downloadTexts.enterAgain : postTexts.locked)}</span>
      </Lead>
      <LabelledField htmlFor={id} label={text(postTexts.password)}>
        <TextInput
          ref={input}
          id={id}
          name="password"
          // Shown, it takes the letters that password boxes keep out.
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          end={
            <Button size="small" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
              {text(postTexts.show)}
            </Button>
          }
          maxLength={PASSWORD_MAX}
          autoComplete="off"
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <div role="alert">{problem && <Problem id={`${id}-problem`}>{text(problem)}</Problem>}</div>
      </LabelledField>
      <ActionButton type="submit" aria-disabled={isChecking}>
        {text(isChecking ? postTexts.checking : postTexts.open)}
      </ActionButton>
    </Form>
  );
}
