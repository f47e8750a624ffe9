/** A request for a plate heat exchanger as the form sends it, without heat duty and properties of the fluids. */
export function quoteRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    company: '한강지역난방',
    name: '김지우',
    telephone: '02-000-0000',
    projectName: '3호 기계실 개보수',
    serviceInProcess: '난방 1차측/2차측',
    email: 'jiwoo.kim@example.com',
    hotFluidName: '온수',
    coldFluidName: '난방수',
    hotFlowRate: '25',
    coldFlowRate: '43',
    flowUnit: 'm³/h',
    hotTempIn: '115',
    coldTempIn: '45',
    tempUnit: '°C',
    hotTempOut: '55',
    coldTempOut: '80',
    tempOutUnit: '°C',
    hotPressureDrop: '0.5',
    coldPressureDrop: '0.5',
    pressureUnit: 'bar',
    hotDesignPressure: '16',
    coldDesignPressure: '10',
    designPressureUnit: 'bar',
    hotDesignTemp: '120',
    coldDesignTemp: '95',
    designTempUnit: '°C',
    plateMaterial: 'SS316L',
    gasketMaterial: 'EPDM',
    comment: '3월 납품 희망\n도면 첨부 예정',
    ...changes,
  };
}

/** Of warm water: with these the plates can be estimated. */
export const transport = {
  hotViscosity: '0.33',
  coldViscosity: '0.46',
  hotConductivity: '0.67',
  coldConductivity: '0.65',
};

/** The properties of the fluids, fouling and the margin, in any unit. */
export const properties = {
  hotSpecificHeat: '4.2',
  coldSpecificHeat: '0.9 kcal/kg°C',
  hotDensity: '950',
  coldDensity: '1.03 kg/L',
  hotChloride: '300',
  coldChloride: '50 mg/L',
  hotViscosity: '0.3',
  coldViscosity: '1.2 cP',
  hotConductivity: '0.68',
  coldConductivity: '0.42 kcal/m·h·℃',
  hotFouling: '0.0001',
  coldFouling: '0.05 m²·K/kW',
  designMargin: '15',
};
