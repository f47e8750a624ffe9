import type { AssessmentRequest, Figure, NumberBox, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Flow, Fluid, Side, Stream } from './calculation.types.js';
import { recognizeFluid } from './fluid-names.js';
import type { RecognizedFluid } from './fluid-names.types.js';
import { condensingTemperature } from './fluids.js';
import { readQuantity } from './reading.js';
import type { Reading } from './reading.js';
import type { Quantity } from './units.js';

type Box = { name: string; unit: keyof AssessmentRequest | { fixed: string }; quantities: readonly Quantity[] };

/** Each side's boxes with the unit box they share: inlets and outlets have one each. */
const boxes: readonly Box[] = [
  { name: 'FlowRate', unit: 'flowUnit', quantities: ['flow_volume', 'flow_mass'] },
  { name: 'TempIn', unit: 'tempUnit', quantities: ['temperature'] },
  { name: 'TempOut', unit: 'tempOutUnit', quantities: ['temperature'] },
  { name: 'PressureDrop', unit: 'pressureUnit', quantities: ['pressure'] },
  { name: 'DesignPressure', unit: 'designPressureUnit', quantities: ['pressure'] },
  { name: 'DesignTemp', unit: 'designTempUnit', quantities: ['temperature'] },
  { name: 'SpecificHeat', unit: { fixed: 'kJ/kgK' }, quantities: ['specific_heat'] },
  { name: 'Density', unit: { fixed: 'kg/m3' }, quantities: ['density'] },
];

export type Inputs = Record<NumberBox, Reading>;

/** Every number box in SI, with the unit of its group. */
export function readInputs(request: AssessmentRequest): Inputs {
  const readings = sides.flatMap((side) =>
    boxes.map(({ name, unit, quantities }) => {
      const box = `${side}${name}` as NumberBox; // the table above holds nothing else
      const unitText = typeof unit === 'string' ? (request[unit] ?? '') : unit.fixed;
      return [box, readQuantity(request[box] ?? '', unitText, quantities)] as const;
    }),
  );
  return Object.fromEntries(readings) as Inputs; // Object.fromEntries forgets the names
}

/** The value of a box that could be read, as typed. */
export function typedFigure(inputs: Inputs, box: NumberBox): Figure | undefined {
  const reading = inputs[box];
  return reading.state === 'read' ? { value: reading.value, origin: 'typed', from: [box] } : undefined;
}

/** What can be calculated with: the named fluid with the properties given, or these alone. */
function fluidOf(name: RecognizedFluid, side: Side, inputs: Inputs): Fluid | undefined {
  const specificHeat = typedFigure(inputs, `${side}SpecificHeat`)?.value;
  const density = typedFigure(inputs, `${side}Density`)?.value;
  const given = { ...(specificHeat ? { specificHeat } : {}), ...(density ? { density } : {}) };
  if (name.kind === 'blank' || name.kind === 'unknown') return specificHeat ? { id: 'other', ...given } : undefined;
  // Steam on the cold side would be made there: no exchanger of ours, and no condensing.
  if (name.fluid.id === 'steam') return side === 'hot' ? name.fluid : { id: 'steam' };
  return { ...name.fluid, ...given };
}

function flowOf(reading: Reading): Flow | undefined {
  if (reading.state !== 'read') return undefined;
  return reading.quantity === 'flow_mass' ? { mass: reading.value } : { volume: reading.value };
}

/** A steam side's temperature: that of condensing where nothing is typed, or where what is typed is superheated. */
function temperatureOf(inputs: Inputs, side: Side, end: 'TempIn' | 'TempOut', fluid?: Fluid): Figure | undefined {
  const typed = typedFigure(inputs, `${side}${end}`);
  const condensing = fluid && condensingTemperature(fluid);
  if (condensing === undefined || (typed && typed.value <= condensing)) return typed;
  return end === 'TempOut' && typed ? typed : { value: condensing, origin: 'calculated', from: [`${side}FluidName`] };
}

export type SideInputs = Pick<SideAssessment, 'name' | 'fluid' | 'tIn' | 'tOut' | 'designPressure'> & {
  stream: Stream;
};

/** One side as typed: its fluid, its temperatures and what the formulas need of it. */
export function sideOf(side: Side, request: AssessmentRequest, inputs: Inputs): SideInputs {
  const name = recognizeFluid(request[`${side}FluidName`] ?? '');
  const fluid = fluidOf(name, side, inputs);
  const tIn = temperatureOf(inputs, side, 'TempIn', fluid);
  const tOut = temperatureOf(inputs, side, 'TempOut', fluid);
  const designPressure = typedFigure(inputs, `${side}DesignPressure`);
  const flow = flowOf(inputs[`${side}FlowRate`]);
  return { name, fluid, tIn, tOut, designPressure, stream: { fluid, flow, tIn: tIn?.value, tOut: tOut?.value } };
}

/** The request with everything typed for one side moved to the other. */
export function swapSides(request: AssessmentRequest): AssessmentRequest {
  const other = (name: string) => name.replace(/^(?:hot|cold)/, (side) => (side === 'hot' ? 'cold' : 'hot'));
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [other(name), value]));
}
