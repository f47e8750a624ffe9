import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import type { TechnicalField } from '@shared/calculation/request.types';

/** The panel's access to the form beside it. */
export type PanelTools = {
  values: AssessmentRequest;
  change: (values: AssessmentRequest) => void;
  focus: (field: TechnicalField) => void;
  /** Says whether a property of a fluid is missing, for a form that folds its boxes away. */
  askProperty?: (isAsked: boolean) => void;
  /** A field's name in the page's language. */
  nameOf: (field: TechnicalField) => string;
};
