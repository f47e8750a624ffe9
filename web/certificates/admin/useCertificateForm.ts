import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { entriesOf } from '@shared/words/records';
import type { Certificate } from '@shared/certificates/certificates.types';

import { saveTexts } from '@/admin/form.text';
import { useUploadLimit } from '@/admin/uploadLimit';
import { useSaving } from '@/admin/useSaving';
import type { Localized } from '@/lib/locale';

import { useOrderCertificatesMutation, useSaveCertificateMutation } from './api';
import { saveFailureTexts } from './form.text';
import { certificateFields, choiceProblem, formOf, orderAfterSaving, valuesOf } from './values';
import type { CertificateValues, ChosenFiles, FileName } from './values';

type CertificateFormOptions = {
  /** The certificate that is edited; undefined for a new one. */
  certificate: Certificate | undefined;
  /** All that are stored. */
  stored: readonly Certificate[];
  onSaved: () => void;
};

/** A certificate while it is edited: fields, chosen files, rules, saving. Nothing entered is lost when that fails. */
export function useCertificateForm({ certificate, stored, onSaved }: CertificateFormOptions) {
  const [initial] = useState(() => valuesOf(certificate, stored));
  const [files, setFiles] = useState<ChosenFiles>({});
  const [chosen, setChosen] = useState<Partial<Record<FileName, string>>>({});
  /** The fault of a file that was chosen last; until that is taken back nothing is saved. */
  const [refused, setRefused] = useState<Partial<Record<FileName, string>>>({});
  const [failure, setFailure] = useState<Localized>();
  const form = useForm<CertificateValues>({ defaultValues: initial });
  const values: CertificateValues = { ...initial, ...useWatch({ control: form.control }) };
  const saving = useSaving(useSaveCertificateMutation(), saveFailureTexts);
  const limit = useUploadLimit();
  const [arrange] = useOrderCertificatesMutation();

  const forgetRefused = (field: FileName) => setRefused(({ [field]: _gone, ...others }) => others);
  const forgetFile = (field: FileName) => {
    setFiles(({ [field]: _gone, ...others }) => others);
    forgetRefused(field);
  };
  const say = (field: keyof CertificateValues, code: string) =>
    form.setError(field, { type: 'server', message: code }, { shouldFocus: true });

  const save = async (typed: CertificateValues) => {
    if (saving.isSaving) return;
    const leftOut = entriesOf(refused);
    for (const [field, problem] of leftOut) if (problem) say(field, problem);
    setFailure(leftOut.length > 0 ? saveTexts.checkFields : undefined);
    if (leftOut.length > 0) return;
    const request = formOf(typed, files, certificate && initial);
    const outcome = await saving.save({ id: certificate?.id }, request);
    if ('saved' in outcome) {
      const ids = request.has('order') && orderAfterSaving(outcome.saved, certificate?.order, stored);
      // The certificate is stored by now: should others have changed the list meanwhile, their order stays.
      if (ids) await arrange(ids);
      onSaved();
      return;
    }
    const { code: reason, words, fields } = outcome.failure;
    setFailure(reason === 'not_found' && !fields && certificate ? saveFailureTexts.gone : words);
    for (const field of certificateFields) {
      const code = fields?.[field];
      if (code) say(field, code);
    }
  };

  const isCured = failure === saveTexts.checkFields && Object.keys(form.formState.errors).length === 0;

  return {
    form,
    values,
    files,
    /** The names of the files that were chosen last, refused ones too. */
    chosen,
    refused,
    failure: isCured ? undefined : failure,
    saving,
    isDirty: Object.keys(files).length > 0 || certificateFields.some((field) => values[field] !== initial[field]),
    /** A name that is typed stands for a file that is there, so a chosen one is forgotten. */
    forgetFile,
    choose: (field: FileName, list: readonly File[]) => {
      const problem = choiceProblem(field, list, limit);
      const [file] = list;
      if (file) setChosen((others) => ({ ...others, [field]: file.name }));
      if (problem) {
        setRefused((others) => ({ ...others, [field]: problem }));
        say(field, problem);
      } else if (file) {
        forgetRefused(field);
        setFiles((others) => ({ ...others, [field]: file }));
        form.setValue(field, file.name, { shouldValidate: true });
      }
    },
    takeBack: (field: FileName) => {
      forgetFile(field);
      form.setValue(field, initial[field]);
      form.clearErrors(field);
    },
    submit: (event: SubmitEvent) => void form.handleSubmit(save, () => setFailure(saveTexts.checkFields))(event),
  };
}

export type CertificateFormState = ReturnType<typeof useCertificateForm>;
