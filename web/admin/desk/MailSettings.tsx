import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';

import type { TestLetterOutcome, TestLetterResult } from '@shared/admin/mail.types';

import { EmailForm } from '@/admin/EmailForm';
import { selectSession } from '@/admin/session';
import { inputOf } from '@/admin/useField';
import { errorTexts } from '@/lib/error.text';
import { fieldTexts } from '@/lib/field.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useSendTestLetterMutation } from './adminApi';
import { mailTexts, outcomeTexts } from './settings/mail.text';
import { Explanation, Group } from './settings/settingsStyles';

const Answer = styled('p')({ margin: '0.25rem 0 0', overflowWrap: 'anywhere' });
const Release = styled('p')({
  margin: '1.5rem 0 0',
  paddingTop: '1rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  fontSize: tokens.size.small,
  color: tokens.colour.inkSoft,
});

/** Anything else is an error. */
const severities: Partial<Record<TestLetterOutcome, AlertColor>> = { accepted: 'success', no_mail_server: 'warning' };

/** State of the mail server, a letter to try it, and the release that runs. */
export function MailSettings() {
  const text = useText();
  const { session } = useSelector(selectSession);
  if (!session) return null;
  return (
    <>
      <Group sx={{ marginTop: 3 }}>
        <legend>{text(mailTexts.title)}</legend>
        <Explanation>{text(session.hasMailServer ? mailTexts.set : mailTexts.notSet)}</Explanation>
        <TestLetterForm />
      </Group>
      <Release>
        {text(mailTexts.version)} {session.version}
      </Release>
    </>
  );
}

function TestLetterForm() {
  const text = useText();
  const [send, { data: result, error, isLoading }] = useSendTestLetterMutation();
  const { register, handleSubmit } = useForm({ defaultValues: { to: '' } });
  const failure = error && errorBodyOf(error);
  const wrong = failure?.fields?.to;
  return (
    <>
      <EmailForm
        field={inputOf(register('to'))}
        label={text(mailTexts.to)}
        error={wrong !== undefined}
        helperText={text(wrong ? fieldTexts[wrong] : mailTexts.toHint)}
        submit={text(mailTexts.send)}
        isLoading={isLoading}
        onSubmit={handleSubmit(({ to }) => send(to))}
      />
      <div role="status">
        {result && !error && !isLoading && <TestLetterAnswer result={result} />}
        {error && !wrong && (
          <Alert severity="error" sx={{ marginTop: 1.5 }}>
            {text(failure ? errorTexts[failure.code] : mailTexts.failed)}
          </Alert>
        )}
      </div>
    </>
  );
}

function TestLetterAnswer({ result: { outcome, to, answer } }: { result: TestLetterResult }) {
  const text = useText();
  return (
    <Alert severity={severities[outcome] ?? 'error'} role="none" sx={{ marginTop: 1.5 }}>
      {text(outcomeTexts[outcome])(to)}
      {answer && (
        <Answer>
          {text(mailTexts.answer)} <q lang="en">{answer}</q>
        </Answer>
      )}
    </Alert>
  );
}
