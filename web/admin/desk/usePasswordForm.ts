import { useForm } from 'react-hook-form';
import type { RegisterOptions } from 'react-hook-form';

import { keysOf } from '@shared/words/records';

import { inputOf } from '@/admin/useField';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { passwordTexts } from './admin.text';
import { useChangePasswordMutation } from './adminApi';
import type { PasswordChange } from './adminApi';

const MIN_LENGTH = 4;

/** Words for the server's problems of a field. */
const refusals: Partial<Record<string, Localized>> = {
  required: passwordTexts.required,
  too_short: passwordTexts.tooShort,
  too_long: passwordTexts.tooLong,
  mismatch: passwordTexts.mismatch,
};

type PasswordForm = PasswordChange & { root?: never };

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The password form: checks what can be checked here, and puts the server's refusals beside their fields. */
export function usePasswordForm(onChanged: () => void) {
  const text = useText();
  const [change, { isLoading: isSaving }] = useChangePasswordMutation();
  const { register, handleSubmit, setError, formState } = useForm<PasswordForm>({ defaultValues: empty });

  const showRefusal = (error: unknown) => {
    const body = errorBodyOf(error);
    if (body?.code === 'password_incorrect') {
      setError('currentPassword', { message: text(passwordTexts.incorrect) }, { shouldFocus: true });
      return;
    }
    const refused = keysOf(empty).flatMap((name) => {
      const words = refusals[body?.fields?.[name] ?? ''];
      return words ? [{ name, words }] : [];
    });
    for (const { name, words } of refused) setError(name, { message: text(words) }, { shouldFocus: true });
    if (refused.length === 0) setError('root', { type: body?.code === 'conflict' ? 'conflict' : 'failed' });
  };

  const required = text(passwordTexts.required);
  const { root } = formState.errors;
  const field = (name: keyof PasswordChange, rules: RegisterOptions<PasswordForm, typeof name>, hint?: Localized) => {
    const problem = formState.errors[name];
    return {
      ...inputOf(register(name, { required, ...rules })),
      label: text(passwordTexts[name]),
      error: problem !== undefined,
      helperText: problem?.message ?? (hint && text(hint)),
    };
  };
  return {
    /** Props of the inputs. */
    fields: {
      currentPassword: field('currentPassword', {}),
      newPassword: field(
        'newPassword',
        { minLength: { value: MIN_LENGTH, message: text(passwordTexts.tooShort) }, deps: ['confirmPassword'] },
        passwordTexts.rule,
      ),
      confirmPassword: field('confirmPassword', {
        validate: (value, { newPassword }) => value === newPassword || text(passwordTexts.mismatch),
      }),
    },
    /** Failure of the whole form. */
    failure: root && (root.type === 'conflict' ? passwordTexts.conflict : passwordTexts.failed),
    isSaving,
    submit: handleSubmit(async (values) => {
      if (isSaving) return;
      const { error } = await change(values);
      if (error) showRefusal(error);
      else onChanged();
    }),
  };
}
