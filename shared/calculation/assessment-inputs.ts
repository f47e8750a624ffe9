import type { AssessmentRequest, Figure, NumberBox, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Fluid, Side } from './calculation.types.js';
import { recognizeFluid } from './fluids/names.js';
import type { RecognizedFluid } from './fluids/names.types.js';
import { changesPhase, endsOf } from './fluids/fluids.js';
import { finite } from './interpolation.js';
import { readDesignPressure, readQuantity } from './units/reading.js';
import type { Reading } from './units/reading.js';
import type { Quantity } from './units/units.js';

type BoxOf<Name> = readonly [name: Name, unit: string, ...quantities: Quantity[]];

/** Each side's boxes with their unit, or the unit box that both sides share. */
const boxes = [
  ['FlowRate', 'flowUnit', 'flow_volume', 'flow_mass'],
  ['TempIn', 'tempUnit', 'temperature'],
  ['TempOut', 'tempOutUnit', 'temperature'],
  ['PressureDrop', 'pressureUnit', 'pressure'],
  ['DesignPressure', 'designPressureUnit', 'pressure'],
  ['DesignTemp', 'designTempUnit', 'temperature'],
  ['SpecificHeat', 'kJ/kgK', 'specific_heat'],
  ['Density', 'kg/m3', 'density'],
  ['Chloride', 'ppm', 'chloride'],
  ['Viscosity', 'mPa·s', 'viscosity'],
  ['Conductivity', 'W/(m·K)', 'conductivity'],
  ['Fouling', 'm²·K/W', 'fouling'],
] as const satisfies readonly BoxOf<string>[];

/** The same of both sides. */
export const bothSides = <T>(of: (side: Side) => T): Record<Side, T> => ({ hot: of('hot'), cold: of('cold') });

export type Inputs = Record<NumberBox, Reading>;

/** Every number box in SI, of a request, whose fields are looked up by the names that the table makes. */
export function readInputs(request: Partial<Record<string, string>>): Inputs {
  const all: BoxOf<NumberBox>[] = [
    ...sides.flatMap((side) => boxes.map(([name, ...rest]) => [`${side}${name}`, ...rest] as const)),
    ['heatDuty', 'heatDutyUnit', 'heat'],
    ['designMargin', '%', 'percent'],
  ];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return Object.fromEntries(
    all.map(([box, unit, ...quantities]) => {
      const [typed, unitText] = [request[box] ?? '', request[unit] ?? unit];
      const isDesignPressure = box.endsWith('DesignPressure');
      return [box, isDesignPressure ? readDesignPressure(typed, unitText) : readQuantity(typed, unitText, quantities)];
    }),
  ) as Inputs;
}

export function typedFigure(reading: Reading): Figure | undefined {
  return reading.state === 'read' ? { value: reading.value, origin: 'typed' } : undefined;
}

export function calculated(worked: number | undefined): Figure | undefined {
  const value = finite(worked);
  return value === undefined ? undefined : { value, origin: 'calculated' };
}

/** The named fluid with the given properties, or these alone. */
function fluidOf(name: RecognizedFluid, side: Side, given: Pick<Fluid, 'specificHeat' | 'density'>): Fluid | undefined {
  if (!('fluid' in name)) return given.specificHeat ? { id: 'other', ...given } : undefined;
  if (changesPhase(name.fluid)) return name.fluid;
  if (name.fluid.id !== 'steam') return { ...name.fluid, ...given };
  // Steam on the cold side would be made there, which no exchanger of ours does.
  return side === 'hot' ? name.fluid : { id: 'steam' };
}

export type SideInputs = Omit<SideAssessment, 'density' | 'duty'>;

/** One side as typed: fluid, temperatures, flow by mass or volume. */
export function sideOf(side: Side, request: AssessmentRequest, inputs: Inputs): SideInputs {
  const typed = (box: NumberBox) => typedFigure(inputs[box]);
  const name = recognizeFluid(request[`${side}FluidName`] ?? '');
  const fluid = fluidOf(name, side, {
    specificHeat: typed(`${side}SpecificHeat`)?.value,
    density: typed(`${side}Density`)?.value,
  });
  const flow = inputs[`${side}FlowRate`];
  return {
    name,
    fluid,
    ...endsOf(fluid, typed(`${side}TempIn`), typed(`${side}TempOut`)),
    [flow.state === 'read' && flow.quantity === 'flow_mass' ? 'mass' : 'volume']: typed(`${side}FlowRate`),
    designPressure: typed(`${side}DesignPressure`),
    designTemp: typed(`${side}DesignTemp`),
    chloride: typed(`${side}Chloride`),
  };
}
