import type { Assessment, AssessmentRequest, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Check, FluidId, Side } from './calculation.types.js';
import { check, when } from './checks/checks.js';
import { suitableFamilies } from './checks/suitable-families.js';
import { condensingTemperature, isGas } from './fluids/fluids.js';
import { gasketAdvice, suitableGaskets } from './checks/gaskets.js';
import { finite } from './interpolation.js';
import { plates } from './checks/materials.js';
import { plateAdvice } from './checks/plates.js';
import type { PlateMaterial, TechnicalField } from './request.types.js';

type Sides = Record<Side, SideAssessment>;
type FigureName = 'tIn' | 'tOut' | 'designTemp' | 'designPressure' | 'chloride';

/** As far as they are known. */
function figuresOf(assessed: Sides, ...names: FigureName[]): number[] {
  return sides.flatMap((side) => names.flatMap((name) => assessed[side][name]?.value ?? []));
}

/**
 * The worse of both sides: design pressure, highest temperature by design or operation, lowest by operation. An
 * infinite extreme means that neither side has it, and is left out.
 */
export function governingOf(assessed: Sides): Assessment['governing'] {
  const steam = sides.flatMap((side) => {
    const { fluid } = assessed[side];
    return fluid?.superheated ?? condensingTemperature(fluid) ?? [];
  });
  return {
    pressure: finite(Math.max(...figuresOf(assessed, 'designPressure'))),
    highest: finite(Math.max(...figuresOf(assessed, 'designTemp', 'tIn', 'tOut'), ...steam)),
    lowest:
      finite(Math.min(...figuresOf(assessed, 'tIn', 'tOut'))) ?? finite(Math.min(...figuresOf(assessed, 'designTemp'))),
  };
}

type Materials = Pick<Assessment, 'governing' | 'families' | 'gasket' | 'plate'> & { checks: Check[] };

/** Judged by the worse of both sides; the highest temperature stands for the wall's. */
export function materialsOf(request: AssessmentRequest, assessed: Sides): Materials {
  const governing = governingOf(assessed);
  const { pressure, highest: temperature } = governing;
  const fluids = sides.flatMap((side): FluidId[] => {
    const { name } = assessed[side];
    // Whichever oil it is, gaskets that oil attacks are out.
    if ('questions' in name && name.questions.includes('oil')) return ['mineral_oil'];
    return 'fluid' in name ? [name.fluid.id] : [];
  });
  const demand = { ...governing, fluids };
  const families = suitableFamilies({ ...demand, hasGas: fluids.some((id) => isGas({ id })) });
  const chosen = gasketAdvice(request.gasketMaterial?.trim(), demand);
  // The greater of both sides, because both touch the same plates.
  const chloride = finite(Math.max(...figuresOf(assessed, 'chloride')));
  const saltier = assessed.hot.chloride?.value === chloride ? 'hot' : 'cold';
  const plate = plateAdvice(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names
    (Object.keys(plates) as PlateMaterial[]).find((each) => each === request.plateMaterial?.trim()),
    { fluids, chloride, temperature },
  );
  const checks = [
    ...check(chosen?.level, 'gasket_limit', ['gasketMaterial'], { ...chosen }),
    ...check(
      plate.level,
      'material_chloride',
      ['plateMaterial', ...when<TechnicalField>(plate.reason?.startsWith('chloride'), `${saltier}Chloride`)],
      { ...plate, chloride, temperature },
    ),
    ...check(
      families.length > 0 && families.every(({ verdict }) => verdict === 'no_fit'),
      'family_none',
      ['hotDesignPressure', 'coldDesignPressure', 'hotDesignTemp', 'coldDesignTemp'],
      { pressure, temperature, level: 'note' },
    ),
  ];
  const suitable = temperature === undefined ? [] : suitableGaskets(demand);
  return { governing, families, gasket: { suitable }, plate, checks };
}
