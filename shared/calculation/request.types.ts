/** Fluid properties that our tables lack, and the units of their numbers. */
export const propertyUnits = {
  SpecificHeat: 'kJ/(kg·K)',
  Density: 'kg/m³',
  Chloride: 'ppm',
  Viscosity: 'mPa·s',
  Conductivity: 'W/(m·K)',
  Fouling: 'm²·K/W',
} as const;

export const propertyFields = [
  'hotSpecificHeat',
  'coldSpecificHeat',
  'hotDensity',
  'coldDensity',
  'hotChloride',
  'coldChloride',
  'hotViscosity',
  'coldViscosity',
  'hotConductivity',
  'coldConductivity',
  'hotFouling',
  'coldFouling',
] as const;
export type PropertyField = (typeof propertyFields)[number];

/** Fields of a request that the calculation reads. */
export type TechnicalField =
  | `${'hot' | 'cold'}${'FluidName' | 'FlowRate' | 'TempIn' | 'TempOut'}`
  | `${'hot' | 'cold'}${'PressureDrop' | 'DesignPressure' | 'DesignTemp'}`
  | PropertyField
  | 'heatDuty'
  | 'heatDutyUnit'
  | 'designMargin'
  | 'flowUnit'
  | 'tempUnit'
  | 'tempOutUnit'
  | 'pressureUnit'
  | 'designPressureUnit'
  | 'designTempUnit'
  | 'plateMaterial'
  | 'gasketMaterial';

export const plateMaterials = ['SS304', 'SS316', 'SS316L', 'Hastelloy C', 'Ti', 'SM0254', '904L'] as const;
export type PlateMaterial = (typeof plateMaterials)[number];

export const gasketMaterials = ['NBR', 'EPDM', 'VITON', 'H-NBR', 'SILICONE', 'PTFE'] as const;
export type GasketMaterial = (typeof gasketMaterials)[number];
