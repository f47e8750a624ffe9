/** The technical fields of a request in the order of the form. */
export const technicalFields = [
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
] as const;

/** What our tables cannot know of a fluid, and the unit of its number. */
export const propertyUnits = { SpecificHeat: 'kJ/(kg·K)', Density: 'kg/m³', Chloride: 'ppm' } as const;

/** The boxes for it. */
export const propertyFields = [
  'hotSpecificHeat',
  'coldSpecificHeat',
  'hotDensity',
  'coldDensity',
  'hotChloride',
  'coldChloride',
] as const;
export type PropertyField = (typeof propertyFields)[number];

export type TechnicalField = (typeof technicalFields)[number] | PropertyField;

export const plateMaterials = ['SS304', 'SS316', 'SS316L', 'Hastelloy C', 'Ti', 'SM0254', '904L'] as const;
export type PlateMaterial = (typeof plateMaterials)[number];

export const gasketMaterials = ['NBR', 'EPDM', 'VITON', 'H-NBR', 'SILICONE', 'PTFE'] as const;
export type GasketMaterial = (typeof gasketMaterials)[number];
