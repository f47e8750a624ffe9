import { fields } from '@shared/questionnaire/fields';
import { technicalInputs } from '@shared/questionnaire/form';
import type { TechnicalInput } from '@shared/questionnaire/form';

/** All technical data that are sent. */
export const technicalFields = technicalInputs.filter(
  (input): input is Exclude<TechnicalInput, 'fluidUnit'> => input !== 'fluidUnit',
);

/** Those to be filled in: a unit is always there. */
export const questions = technicalFields.filter((field) => fields[field].column !== 'unit');
