import { gasketMaterials, plateMaterials, propertyUnits } from '../calculation/request.types.js';
import type { TechnicalField } from '../calculation/request.types.js';

/** Rows that belong together; which of them a product family asks says `products.ts`. */
export type Group =
  | 'operating'
  | 'properties'
  | 'design'
  | 'gas'
  | 'solids'
  | 'load'
  | 'system'
  | 'expansion'
  | 'separation'
  | 'coil'
  | 'storage'
  | 'roof';

/** A row of the data sheet: a value of the hot side, one of the cold side, and the unit of both; or a single value. */
export type Row = {
  group: Group;
  /** The unit where none can be chosen; such a row stands in letters and sheets only when it is filled in. */
  fixedUnit?: string;
  /** Holds words, no numbers. */
  isText?: true;
  /** Has one value, of no side. */
  isSingle?: true;
};

const rowTable = {
  fluid: { group: 'operating', isText: true },
  specificHeat: { group: 'properties', fixedUnit: propertyUnits.SpecificHeat },
  density: { group: 'properties', fixedUnit: propertyUnits.Density },
  viscosity: { group: 'properties', fixedUnit: propertyUnits.Viscosity },
  conductivity: { group: 'properties', fixedUnit: propertyUnits.Conductivity },
  chloride: { group: 'properties', fixedUnit: propertyUnits.Chloride },
  fouling: { group: 'properties', fixedUnit: propertyUnits.Fouling },
  designMargin: { group: 'properties', isSingle: true, fixedUnit: '%' },
  heatDuty: { group: 'operating', isSingle: true },
  flow: { group: 'operating' },
  tempIn: { group: 'operating' },
  tempOut: { group: 'operating' },
  pressureDrop: { group: 'operating' },
  designPressure: { group: 'design' },
  designTemp: { group: 'design' },
  gasComposition: { group: 'gas', isSingle: true, isText: true },
  gasPressure: { group: 'gas', isSingle: true },
  moistureAndDust: { group: 'gas', isSingle: true, isText: true },
  particles: { group: 'solids', isSingle: true, isText: true },
  heatSource: { group: 'load', isSingle: true, isText: true },
  heatingLoad: { group: 'load', isSingle: true },
  contractedLoad: { group: 'load', isSingle: true },
  hotWater: { group: 'load', isSingle: true },
  primaryDifference: { group: 'load', isSingle: true },
  pumpHead: { group: 'load', isSingle: true },
  control: { group: 'load', isSingle: true, isText: true },
  accessSize: { group: 'load', isSingle: true, isText: true },
  systemVolume: { group: 'system', isSingle: true },
  lowestTemp: { group: 'system', isSingle: true, fixedUnit: '°C' },
  highestTemp: { group: 'system', isSingle: true, fixedUnit: '°C' },
  staticHeight: { group: 'system', isSingle: true, fixedUnit: 'm' },
  holdingPressure: { group: 'expansion', isSingle: true },
  safetyValve: { group: 'expansion', isSingle: true },
  makeUp: { group: 'expansion', isSingle: true, isText: true },
  separatorFlow: { group: 'separation', isSingle: true },
  connectionSize: { group: 'separation', isSingle: true, isText: true },
  separatorPressure: { group: 'separation', isSingle: true },
  coilArea: { group: 'coil', isSingle: true, fixedUnit: 'm²' },
  coilSize: { group: 'coil', isSingle: true, isText: true },
  curvature: { group: 'coil', isSingle: true, isText: true },
  innerPressure: { group: 'coil', isSingle: true },
  coilTemp: { group: 'coil', isSingle: true, fixedUnit: '°C' },
  mounting: { group: 'coil', isSingle: true, isText: true },
  storedMedium: { group: 'storage', isSingle: true, isText: true },
  tankVolume: { group: 'storage', isSingle: true, fixedUnit: 'm³' },
  storedDensity: { group: 'storage', isSingle: true, fixedUnit: 'kg/m³' },
  tankPressure: { group: 'storage', isSingle: true },
  tankTemp: { group: 'storage', isSingle: true, fixedUnit: '°C' },
  roof: { group: 'roof', isSingle: true, isText: true },
  wind: { group: 'storage', isSingle: true, fixedUnit: 'm/s' },
  earthquake: { group: 'storage', isSingle: true, isText: true },
  soil: { group: 'storage', isSingle: true, isText: true },
  fireRules: { group: 'storage', isSingle: true, isText: true },
} as const satisfies Record<string, Row>;

export type RowName = keyof typeof rowTable;

/** The rows with a single value. */
export type SingleRowName = {
  [Name in RowName]: (typeof rowTable)[Name] extends { isSingle: true } ? Name : never;
}[RowName];

/** The rows with a value of each side. */
export type SideRowName = Exclude<RowName, SingleRowName>;

/** The rows of the data sheet from top to bottom. */
export const rows: Record<RowName, Row> = rowTable;

export type Place = 'contact' | 'project' | RowName | 'materials' | 'remarks';

export type Field = {
  place: Place;
  /** In a row of the sheet: whose value it is, `value` where no side has it, or that it is the row's unit. */
  column?: 'hot' | 'cold' | 'value' | 'unit';
  kind?: 'telephone' | 'email' | 'lines';
  isRequired?: true;
  /** Most characters, when not 200. */
  max?: number;
  /** Nothing but one of these, or blank. */
  choices?: readonly string[];
  /** Offered by the form, the usual one first; the server takes any text. */
  units?: readonly string[];
  /** Autofill token for browsers. */
  autoComplete?: string;
  /** For the description of the API. */
  example: string;
};

const flows = ['m³/h', 'L/min', 'kg/h', 't/h', 'US gpm'];
const temperatures = ['°C', '°F'];
const pressures = ['kgf/cm²', 'bar', 'kPa', 'MPa', 'psi'];
const heats = ['kW', 'kcal/h', 'Mcal/h', 'USRT', 'BTU/h'];

const fieldTable = {
  company: { place: 'contact', isRequired: true, autoComplete: 'organization', example: 'Hangang District Heating' },
  name: { place: 'contact', isRequired: true, autoComplete: 'name', example: 'Jiwoo Kim' },
  telephone: {
    place: 'contact',
    kind: 'telephone',
    isRequired: true,
    autoComplete: 'tel',
    example: '+82 2 000 0000',
  },
  projectName: { place: 'project', isRequired: true, example: 'Substation 3 renewal' },
  serviceInProcess: { place: 'project', isRequired: true, example: 'Space heating, primary to secondary' },
  email: {
    place: 'contact',
    kind: 'email',
    isRequired: true,
    autoComplete: 'email',
    example: 'jiwoo.kim@example.com',
  },
  hotFluidName: { place: 'fluid', column: 'hot', example: 'Water' },
  coldFluidName: { place: 'fluid', column: 'cold', example: 'Water' },
  hotFlowRate: { place: 'flow', column: 'hot', example: '25' },
  coldFlowRate: { place: 'flow', column: 'cold', example: '43' },
  flowUnit: { place: 'flow', column: 'unit', units: flows, example: 'm³/h' },
  hotTempIn: { place: 'tempIn', column: 'hot', example: '115' },
  coldTempIn: { place: 'tempIn', column: 'cold', example: '45' },
  tempUnit: { place: 'tempIn', column: 'unit', units: temperatures, example: '°C' },
  hotTempOut: { place: 'tempOut', column: 'hot', example: '55' },
  coldTempOut: { place: 'tempOut', column: 'cold', example: '80' },
  tempOutUnit: { place: 'tempOut', column: 'unit', units: temperatures, example: '°C' },
  hotPressureDrop: { place: 'pressureDrop', column: 'hot', example: '0.5' },
  coldPressureDrop: { place: 'pressureDrop', column: 'cold', example: '0.5' },
  pressureUnit: { place: 'pressureDrop', column: 'unit', units: ['mAq', ...pressures], example: 'bar' },
  hotDesignPressure: { place: 'designPressure', column: 'hot', example: '16' },
  coldDesignPressure: { place: 'designPressure', column: 'cold', example: '10' },
  designPressureUnit: { place: 'designPressure', column: 'unit', units: pressures, example: 'bar' },
  hotDesignTemp: { place: 'designTemp', column: 'hot', example: '120' },
  coldDesignTemp: { place: 'designTemp', column: 'cold', example: '95' },
  designTempUnit: { place: 'designTemp', column: 'unit', units: temperatures, example: '°C' },
  plateMaterial: { place: 'materials', choices: plateMaterials, example: 'SS316L' },
  gasketMaterial: { place: 'materials', choices: gasketMaterials, example: 'EPDM' },
  comment: { place: 'remarks', kind: 'lines', max: 2000, example: 'Delivery in March, please.' },
  hotSpecificHeat: { place: 'specificHeat', column: 'hot', example: '3.6' },
  coldSpecificHeat: { place: 'specificHeat', column: 'cold', example: '4.18' },
  hotDensity: { place: 'density', column: 'hot', example: '1050' },
  coldDensity: { place: 'density', column: 'cold', example: '1.02 kg/L' },
  hotChloride: { place: 'chloride', column: 'hot', example: '80' },
  coldChloride: { place: 'chloride', column: 'cold', example: '250 mg/L' },
  heatDuty: { place: 'heatDuty', column: 'value', example: '500' },
  heatDutyUnit: { place: 'heatDuty', column: 'unit', units: heats, example: 'kW' },
  heatingLoad: { place: 'heatingLoad', column: 'value', example: '850' },
  heatingLoadUnit: { place: 'heatingLoad', column: 'unit', units: heats, example: 'kW' },
  hotWater: { place: 'hotWater', column: 'value', example: '300' },
  hotWaterUnit: { place: 'hotWater', column: 'unit', units: [...heats, ...flows], example: 'kW' },
  pumpHead: { place: 'pumpHead', column: 'value', example: '25' },
  pumpHeadUnit: { place: 'pumpHead', column: 'unit', units: ['mAq', ...pressures], example: 'mAq' },
  control: { place: 'control', column: 'value', example: 'Outdoor reset, BACnet' },
  systemVolume: { place: 'systemVolume', column: 'value', example: '40' },
  systemVolumeUnit: { place: 'systemVolume', column: 'unit', units: ['m³', 'L'], example: 'm³' },
  lowestTemp: { place: 'lowestTemp', column: 'value', example: '5' },
  highestTemp: { place: 'highestTemp', column: 'value', example: '90' },
  staticHeight: { place: 'staticHeight', column: 'value', example: '45' },
  holdingPressure: { place: 'holdingPressure', column: 'value', example: '5' },
  holdingPressureUnit: { place: 'holdingPressure', column: 'unit', units: pressures, example: 'bar' },
  makeUp: { place: 'makeUp', column: 'value', example: 'Automatic, from city water' },
  separatorFlow: { place: 'separatorFlow', column: 'value', example: '120' },
  separatorFlowUnit: { place: 'separatorFlow', column: 'unit', units: flows, example: 'm³/h' },
  connectionSize: { place: 'connectionSize', column: 'value', example: '150A, flanged' },
  separatorPressure: { place: 'separatorPressure', column: 'value', example: '10' },
  separatorPressureUnit: { place: 'separatorPressure', column: 'unit', units: pressures, example: 'bar' },
  coilArea: { place: 'coilArea', column: 'value', example: '2.4' },
  coilSize: { place: 'coilSize', column: 'value', example: '600 × 2000 mm' },
  curvature: { place: 'curvature', column: 'value', example: 'Flat, or radius 1200 mm' },
  innerPressure: { place: 'innerPressure', column: 'value', example: '6' },
  innerPressureUnit: { place: 'innerPressure', column: 'unit', units: pressures, example: 'bar' },
  storedMedium: { place: 'storedMedium', column: 'value', example: 'LPG' },
  tankVolume: { place: 'tankVolume', column: 'value', example: '500' },
  storedDensity: { place: 'storedDensity', column: 'value', example: '580' },
  tankPressure: { place: 'tankPressure', column: 'value', example: '17.7' },
  tankPressureUnit: { place: 'tankPressure', column: 'unit', units: pressures, example: 'bar' },
  roof: { place: 'roof', column: 'value', example: 'Cone roof' },
  wind: { place: 'wind', column: 'value', example: '38' },
  earthquake: { place: 'earthquake', column: 'value', example: 'Zone I, site class S4' },
  hotViscosity: { place: 'viscosity', column: 'hot', example: '3' },
  coldViscosity: { place: 'viscosity', column: 'cold', example: '0.9 cP' },
  hotConductivity: { place: 'conductivity', column: 'hot', example: '0.13' },
  coldConductivity: { place: 'conductivity', column: 'cold', example: '0.6' },
  hotFouling: { place: 'fouling', column: 'hot', example: '0.00005' },
  coldFouling: { place: 'fouling', column: 'cold', example: '0.05 m²·K/kW' },
  designMargin: { place: 'designMargin', column: 'value', example: '10' },
  gasComposition: { place: 'gasComposition', column: 'value', example: 'Air, 5 % CO₂' },
  gasPressure: { place: 'gasPressure', column: 'value', example: '7' },
  gasPressureUnit: { place: 'gasPressure', column: 'unit', units: pressures, example: 'bar' },
  moistureAndDust: { place: 'moistureAndDust', column: 'value', example: 'Saturated, dust 50 mg/Nm³' },
  particles: { place: 'particles', column: 'value', example: 'Up to 2 mm, 3 %' },
  heatSource: { place: 'heatSource', column: 'value', example: 'District heating water' },
  contractedLoad: { place: 'contractedLoad', column: 'value', example: '1200' },
  contractedLoadUnit: { place: 'contractedLoad', column: 'unit', units: heats, example: 'kW' },
  primaryDifference: { place: 'primaryDifference', column: 'value', example: '1.5' },
  primaryDifferenceUnit: { place: 'primaryDifference', column: 'unit', units: pressures, example: 'bar' },
  accessSize: { place: 'accessSize', column: 'value', example: '1800 × 2000 mm' },
  safetyValve: { place: 'safetyValve', column: 'value', example: '8' },
  safetyValveUnit: { place: 'safetyValve', column: 'unit', units: pressures, example: 'bar' },
  coilTemp: { place: 'coilTemp', column: 'value', example: '150' },
  mounting: { place: 'mounting', column: 'value', example: 'Suspended in the tank' },
  tankTemp: { place: 'tankTemp', column: 'value', example: '50' },
  soil: { place: 'soil', column: 'value', example: 'Soil report available, piled' },
  fireRules: { place: 'fireRules', column: 'value', example: 'Flammable liquid, water spray' },
} as const satisfies Record<string, Field> & Record<TechnicalField, Field>;

export type QuoteField = keyof typeof fieldTable;

/** Those of the fields that stand at one of these places. */
export type FieldAt<At extends Place> = {
  [Name in QuoteField]: (typeof fieldTable)[Name]['place'] extends At ? Name : never;
}[QuoteField];

/** Values as typed; a field left empty is the empty string. */
export type QuoteFields = Record<QuoteField, string>;

/**
 * Every question of a quote request, once: form, rules, API, storage, letters, CSV file and sheets follow from this table
 * and from `fields.text.ts`. The order is the stored one, so a new field stands at the end; where people see it, its
 * `place` says.
 */
export const fields: Record<QuoteField, Field> = fieldTable;
