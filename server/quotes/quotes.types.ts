import type { Assessment, Figure, NumberBox } from '../calculation/assessment.types.js';
import type { Fluid, Side } from '../calculation/calculation.types.js';
import type { Balance } from '../calculation/duty.js';
import type { Reading } from '../calculation/reading.js';
import type { Language } from '../common/localized.types.js';
import type { Page } from '../common/page.types.js';

/** The questionnaire's fields in the order of the form, as sent, stored, mailed and exported. */
export const quoteFields = [
  'company',
  'name',
  'telephone',
  'projectName',
  'serviceInProcess',
  'email',
  'hotFluidName',
  'coldFluidName',
  'hotFlowRate',
  'coldFlowRate',
  'flowUnit',
  'hotTempIn',
  'coldTempIn',
  'tempUnit',
  'hotTempOut',
  'coldTempOut',
  'tempOutUnit',
  'hotPressureDrop',
  'coldPressureDrop',
  'pressureUnit',
  'hotDesignPressure',
  'coldDesignPressure',
  'designPressureUnit',
  'hotDesignTemp',
  'coldDesignTemp',
  'designTempUnit',
  'plateMaterial',
  'gasketMaterial',
  'comment',
] as const;

export type QuoteField = (typeof quoteFields)[number];

/** Values as typed; a field left empty is the empty string. */
export type QuoteFields = Record<QuoteField, string>;

export const plateMaterials = ['SS304', 'SS316', 'SS316L', 'Hastelloy C', 'Ti', 'SM0254', '904L'] as const;
export type PlateMaterial = (typeof plateMaterials)[number];

export const gasketMaterials = ['NBR', 'EPDM', 'VITON', 'H-NBR', 'SILICONE', 'PTFE'] as const;
export type GasketMaterial = (typeof gasketMaterials)[number];

export const quoteStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Which letter: to the company's mailbox, or the confirmation to the sender. */
export const letterKinds = ['office', 'confirmation'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `off`: not to be sent; `retrying`: tried in vain, will be tried again; `failed`: given up. */
export const deliveryStates = ['off', 'queued', 'retrying', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export type Delivery = {
  state: DeliveryState;
  attempts: number;
  /** What the mail server last said, when it refused. */
  lastError: string | null;
  sentAt: string | null;
};

/** A value in SI (°C for temperatures), and whether it was typed or calculated. */
export type RecordedFigure = Pick<Figure, 'value' | 'origin'>;

/** One side as it was calculated with: kg/s, m³/s, kg/m³, °C, W. */
export type RecordedSide = { fluid?: Fluid; density?: number } & Partial<
  Record<'mass' | 'volume' | 'tIn' | 'tOut' | 'duty', RecordedFigure>
>;

/**
 * What the calculation said of a request when it was sent, kept with it as it was: later changes of tables or limits do
 * not touch it. `version` goes up when this shape or that of a part of it changes.
 */
export type QuoteCalculation = {
  version: 1;
  /** What each number box held in SI, or why it could not be read; blank ones are left out. */
  inputs: Partial<Record<NumberBox, Exclude<Reading, { state: 'blank' }>>>;
  sides: Record<Side, RecordedSide>;
  /** W; left out when there is none or the sides do not agree on one. */
  duty?: number;
  balance?: Balance;
} & Pick<Assessment, 'solved' | 'program' | 'area' | 'families' | 'gasket' | 'plate' | 'checks' | 'doubts'>;

export type QuoteReceipt = { success: true; message: string; reference: string };

export type QuoteListItem = {
  id: string;
  reference: string;
  createdAt: string;
  language: Language;
  status: QuoteStatus;
  company: string;
  name: string;
  email: string;
  projectName: string;
  deliveries: Record<LetterKind, Delivery>;
};

export type QuoteDetail = QuoteListItem & {
  fields: QuoteFields;
  /** Null for a request from before there was one. */
  calculation: QuoteCalculation | null;
  note: string;
  updatedAt: string;
};

export type QuotePage = Page<QuoteListItem>;
