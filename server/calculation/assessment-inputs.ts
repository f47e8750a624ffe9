import type { AssessmentRequest, Figure, NumberBox, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Fluid, Side, Stream } from './calculation.types.js';
import { recognizeFluid } from './fluid-names.js';
import type { RecognizedFluid } from './fluid-names.types.js';
import { condensingTemperature } from './fluids.js';
import { readQuantity } from './reading.js';
import type { Reading } from './reading.js';
import type { Quantity } from './units.js';

/** Each side's boxes with the unit, or the unit box they share: inlets and outlets have one each. */
const boxes: readonly (readonly [name: string, unit: string, ...quantities: Quantity[]])[] = [
  ['FlowRate', 'flowUnit', 'flow_volume', 'flow_mass'],
  ['TempIn', 'tempUnit', 'temperature'],
  ['TempOut', 'tempOutUnit', 'temperature'],
  ['PressureDrop', 'pressureUnit', 'pressure'],
  ['DesignPressure', 'designPressureUnit', 'pressure'],
  ['DesignTemp', 'designTempUnit', 'temperature'],
  ['SpecificHeat', 'kJ/kgK', 'specific_heat'],
  ['Density', 'kg/m3', 'density'],
  ['Chloride', 'ppm', 'chloride'],
];

export type Inputs = Record<NumberBox, Reading>;

/** Every number box in SI, with the unit of its group. */
export function readInputs(request: AssessmentRequest): Inputs {
  const readings = sides.flatMap((side) =>
    boxes.map(([name, unit, ...quantities]) => {
      const box = `${side}${name}` as NumberBox; // the table above holds nothing else
      const unitText = unit.endsWith('Unit') ? (request[unit as 'flowUnit'] ?? '') : unit; // one of those above
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
  if (!('fluid' in name)) return specificHeat ? { id: 'other', specificHeat, density } : undefined;
  // Steam on the cold side would be made there: no exchanger of ours, and no condensing.
  if (name.fluid.id === 'steam') return side === 'hot' ? name.fluid : { id: 'steam' };
  return { ...name.fluid, specificHeat, density };
}

export type SideInputs = Pick<SideAssessment, 'name' | 'fluid' | 'tIn' | 'tOut' | 'designPressure'> & {
  /** As typed, by mass or by volume. */
  flow?: Figure;
  stream: Stream;
};

/**
 * One side as typed: its fluid, its temperatures and what the formulas need of it. Steam of a known pressure has that
 * of condensing where nothing is typed, or where its inlet is superheated.
 */
export function sideOf(side: Side, request: AssessmentRequest, inputs: Inputs): SideInputs {
  const name = recognizeFluid(request[`${side}FluidName`] ?? '');
  const fluid = fluidOf(name, side, inputs);
  const condensing = fluid && condensingTemperature(fluid);
  const steam: Figure | undefined =
    condensing === undefined ? undefined : { value: condensing, origin: 'calculated', from: [`${side}FluidName`] };
  const typedIn = typedFigure(inputs, `${side}TempIn`);
  const tIn = steam && !(typedIn && typedIn.value <= steam.value) ? steam : typedIn;
  const tOut = typedFigure(inputs, `${side}TempOut`) ?? steam;
  const flow = typedFigure(inputs, `${side}FlowRate`);
  const reading = inputs[`${side}FlowRate`];
  const isMass = reading.state === 'read' && reading.quantity === 'flow_mass';
  return {
    name,
    fluid,
    tIn,
    tOut,
    flow,
    designPressure: typedFigure(inputs, `${side}DesignPressure`),
    stream: {
      fluid,
      flow: flow && (isMass ? { mass: flow.value } : { volume: flow.value }),
      tIn: tIn?.value,
      tOut: tOut?.value,
    },
  };
}

/** The request with everything typed for one side moved to the other. */
export function swapSides(request: AssessmentRequest): AssessmentRequest {
  const other = (name: string) => name.replace(/^(?:hot|cold)/, (side) => (side === 'hot' ? 'cold' : 'hot'));
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [other(name), value]));
}
