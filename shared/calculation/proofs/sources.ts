import { caseOf, correlationSources } from './cases.js';
import type { DesignSource } from './published-designs.js';

/** The place of a published value, in the words of its publication. */
export type Source = { id: string; text: string };

const ofDesigns: Record<DesignSource, string> = {
  barnaul:
    'Print-outs of a maker in Barnaul, 2022 to 2024: github.com/YaSlovar21/tm-project, folder raschets (TI are water to water, P coolers of milk)',
  alfaLaval: 'Alfa Laval, specification M10-MFM of 21 May 2012: github.com/ahmad-smasri/claudeskills',
  program: 'github.com/Jianing-Ju/Plate-Heat-Exchanger, csv/design-1649229031712.csv',
  coulson: caseOf('CR-12.8-first').source,
  kakac: caseOf('Kakac-10.1').source,
  rse: caseOf('RSE-E301').source,
};

/** In the order of their numbers on the page. */
export const sources: readonly Source[] = [
  ...Object.entries(ofDesigns).map(([id, text]) => ({ id, text })),
  ...['AL-1000', 'SWEP', 'Incropera-11.2', 'IITB-lab', 'Rossetto'].map((id) => ({
    id,
    text: caseOf(id === 'SWEP' ? 'SWEP-10' : id).source,
  })),
  { id: 'plant', text: caseOf('NCCC').source },
  {
    id: 'solution',
    text: 'IDAES/idaes-pse, MEA_solvent.py: specific heat, viscosity and conductivity of the solution',
  },
  { id: 'heat', text: correlationSources.heat },
  { id: 'friction', text: correlationSources.friction },
];

/** Id of the source of a case that is left out: several may share one. */
export function sourceOfCase(id: string): string {
  if (id.startsWith('SWEP')) return 'SWEP';
  return id === 'CR-12.8-first' ? 'coulson' : id;
}
