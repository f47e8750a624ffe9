import { calculated } from './assessment-inputs.js';
import type { SideInputs } from './assessment-inputs.js';
import type { Figure, SideAssessment } from './assessment.types.js';
import type { Side, Stream } from './calculation.types.js';
import { dutyOf } from './sizing/duty.js';
import { changesPhase, densityOf } from './fluids/fluids.js';

/** Of a refrigerant nothing follows from temperatures or flow. */
export function streamOf({ fluid, mass, volume, tIn, tOut }: SideInputs): Stream {
  if (changesPhase(fluid)) return { fluid };
  const flow = volume ? { volume: volume.value } : mass && { mass: mass.value };
  return { fluid, flow, tIn: tIn?.value, tOut: tOut?.value };
}

/**
 * Completes a side with everything that follows. Flow by mass and by volume at the inlet, if the density is known. The
 * duty is the typed one if none follows.
 */
export function assessSide(side: Side, known: SideInputs, typed: Figure | undefined): SideAssessment {
  const stream = streamOf(known);
  const { fluid, mass, volume } = known;
  const density = densityOf(fluid, stream.tIn);
  const duty = dutyOf(side, stream) ?? NaN;
  return {
    ...known,
    density,
    mass: mass ?? (volume && calculated(volume.value * (density ?? NaN))),
    volume: volume ?? (mass && calculated(mass.value / (density ?? NaN))),
    duty: calculated(duty < 0 ? undefined : duty) ?? typed,
  };
}
