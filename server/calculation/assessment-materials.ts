import type { Inputs } from './assessment-inputs.js';
import { typedFigure } from './assessment-inputs.js';
import type { Assessment, AssessmentRequest, Figure, Governing, SideAssessment } from './assessment.types.js';
import { levels, sides } from './calculation.types.js';
import type { Check, FluidId, Side } from './calculation.types.js';
import { familyFits } from './families.js';
import { isGas } from './fluids.js';
import { gasketAdvice, suitableGaskets } from './gaskets.js';
import type { GasketAdvice } from './gaskets.js';
import { plateAdvice } from './plates.js';
import type { PlateAdvice } from './plates.js';
import { gasketMaterials, plateMaterials } from './request.types.js';

type Sides = Record<Side, SideAssessment>;

const most = (candidates: Governing[], sign: 1 | -1): Governing | undefined =>
  candidates.toSorted((a, b) => sign * (b.value - a.value))[0];

/** The worse of both sides: pressure by design, highest temperature by design or operation, lowest by operation. */
export function governingOf(assessed: Sides, inputs: Inputs): Assessment['governing'] {
  const operating = sides.flatMap((side) =>
    [assessed[side].tIn, assessed[side].tOut].flatMap((figure) =>
      figure ? [{ ...figure, side, kind: 'operating' as const }] : [],
    ),
  );
  const design = (box: 'DesignPressure' | 'DesignTemp') =>
    sides.flatMap((side) => {
      const figure = typedFigure(inputs, `${side}${box}`);
      return figure ? [{ ...figure, side, kind: 'design' as const }] : [];
    });
  return {
    pressure: most(design('DesignPressure'), 1),
    highest: most([...design('DesignTemp'), ...operating], 1),
    lowest: most(operating.length > 0 ? operating : design('DesignTemp'), -1),
  };
}

function gasketCheck({ material, reasons, next }: GasketAdvice): Check[] {
  const [worst] = reasons.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  if (!worst) return [];
  const { about: reason, level, temperature, limit } = worst;
  return [
    { code: 'gasket_limit', level, fields: ['gasketMaterial'], values: { material, reason, temperature, limit, next } },
  ];
}

function plateCheck({ material, reason, level, next }: PlateAdvice, chloride?: number, temperature?: number): Check[] {
  if (!material || !reason || !level) return [];
  const values = { material, reason, next, ...(reason === 'seawater' ? {} : { chloride, temperature }) };
  return [{ code: 'material_chloride', level, fields: ['plateMaterial'], values }];
}

/** The side with more of it: the plates are the same on both. */
function chlorideOf(inputs: Inputs): Figure | undefined {
  const typed = sides.flatMap((side) => typedFigure(inputs, `${side}Chloride`) ?? []);
  return typed.toSorted((a, b) => b.value - a.value)[0];
}

type Materials = Pick<Assessment, 'governing' | 'families' | 'gasket' | 'plate'> & { checks: Check[] };

/** Families, gasket and plate for the worse of both sides; the hottest temperature stands for the wall's. */
export function materialsOf(request: AssessmentRequest, assessed: Sides, inputs: Inputs): Materials {
  const governing = governingOf(assessed, inputs);
  const fluids = sides.flatMap((side): FluidId[] => {
    const { name } = assessed[side];
    // Whichever oil it turns out to be, gaskets that oil attacks are out.
    if (name.kind === 'ask' && name.questions.includes('oil')) return ['mineral_oil'];
    return 'fluid' in name ? [name.fluid.id] : [];
  });
  const temperatures = { highest: governing.highest?.value, lowest: governing.lowest?.value };
  const hasGas = fluids.some((id) => isGas({ id }));
  const families = familyFits({ pressure: governing.pressure?.value, ...temperatures, hasGas });
  const gasket = gasketMaterials.find((each) => each === request.gasketMaterial?.trim());
  const plateMaterial = plateMaterials.find((each) => each === request.plateMaterial?.trim());
  const chosen = gasket && gasketAdvice(gasket, { ...temperatures, fluids });
  const chloride = chlorideOf(inputs)?.value;
  const plate = plateAdvice(plateMaterial, { fluids, chloride, wallTemperature: temperatures.highest });
  const none: Check = {
    code: 'family_none',
    level: 'note',
    fields: ['hotDesignPressure', 'coldDesignPressure', 'hotDesignTemp', 'coldDesignTemp'],
    values: { pressure: governing.pressure?.value, temperature: temperatures.highest },
  };
  return {
    governing,
    families,
    gasket: {
      chosen,
      suitable: temperatures.highest === undefined ? [] : suitableGaskets({ ...temperatures, fluids }),
    },
    plate,
    checks: [
      ...(chosen ? gasketCheck(chosen) : []),
      ...plateCheck(plate, chloride, temperatures.highest),
      ...(families.length > 0 && families.every((each) => each.verdict === 'no_fit') ? [none] : []),
    ],
  };
}
