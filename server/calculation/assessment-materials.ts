import type { Assessment, AssessmentRequest, Figure, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Check, FluidId, Side } from './calculation.types.js';
import { check } from './checks.js';
import { familyFits } from './families.js';
import { isGas } from './fluids.js';
import { gasketAdvice, suitableGaskets } from './gaskets.js';
import type { GasketAdvice } from './gaskets.js';
import { plateAdvice } from './plates.js';
import { plateMaterials } from './request.types.js';

type Sides = Record<Side, SideAssessment>;
type FigureName = 'tIn' | 'tOut' | 'designTemp' | 'designPressure' | 'chloride';

/** The greatest, or for -1 the least, of these figures of both sides. */
function most(assessed: Sides, sign: 1 | -1, ...names: FigureName[]): Figure | undefined {
  const figures = sides.flatMap((side) => names.flatMap((name) => assessed[side][name] ?? []));
  return figures.toSorted((a, b) => sign * (b.value - a.value))[0];
}

/** The worse of both sides: pressure by design, highest temperature by design or operation, lowest by operation. */
export function governingOf(assessed: Sides): Assessment['governing'] {
  return {
    pressure: most(assessed, 1, 'designPressure'),
    highest: most(assessed, 1, 'designTemp', 'tIn', 'tOut'),
    lowest: most(assessed, -1, 'tIn', 'tOut') ?? most(assessed, -1, 'designTemp'),
  };
}

type Materials = Pick<Assessment, 'governing' | 'families' | 'gasket' | 'plate'> & { checks: Check[] };

/** Families, gasket and plate for the worse of both sides; the hottest temperature stands for the wall's. */
export function materialsOf(request: AssessmentRequest, assessed: Sides): Materials {
  const governing = governingOf(assessed);
  const pressure = governing.pressure?.value;
  const temperature = governing.highest?.value;
  const fluids = sides.flatMap((side): FluidId[] => {
    const { name } = assessed[side];
    // Whichever oil it turns out to be, gaskets that oil attacks are out.
    if (name.kind === 'ask' && name.questions.includes('oil')) return ['mineral_oil'];
    return 'fluid' in name ? [name.fluid.id] : [];
  });
  const demand = { highest: temperature, lowest: governing.lowest?.value, fluids };
  const families = familyFits({ pressure, ...demand, hasGas: fluids.some((id) => isGas({ id })) });
  const chosen = gasketAdvice(request.gasketMaterial?.trim(), demand);
  // The side with more of it: the plates are the same on both.
  const chloride = most(assessed, 1, 'chloride');
  const plate = plateAdvice(
    plateMaterials.find((each) => each === request.plateMaterial?.trim()),
    { fluids, chloride: chloride?.value, wallTemperature: temperature },
  );
  const { level: gasketLevel, ...gasketValues }: Partial<GasketAdvice> = chosen ?? {};
  const { level: plateLevel, ...plateValues } = plate;
  const checks = [
    ...check(gasketLevel, 'gasket_limit', ['gasketMaterial'], gasketValues, { level: gasketLevel }),
    ...check(
      plateLevel,
      'material_chloride',
      ['plateMaterial', ...((plate.reason !== 'seawater' && chloride?.from) || [])],
      { ...plateValues, chloride: chloride?.value, temperature },
      { level: plateLevel },
    ),
    ...check(
      families.length > 0 && families.every(({ verdict }) => verdict === 'no_fit'),
      'family_none',
      ['hotDesignPressure', 'coldDesignPressure', 'hotDesignTemp', 'coldDesignTemp'],
      { pressure, temperature },
      { level: 'note' },
    ),
  ];
  const suitable = temperature === undefined ? [] : suitableGaskets(demand);
  return { governing, families, gasket: { chosen, suitable }, plate, checks };
}
