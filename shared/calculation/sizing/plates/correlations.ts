import type { CorrelationId } from './sizing.types.js';

/** Nusselt number, and Darcy's friction factor (four times Fanning's), both of the hydraulic diameter. */
export type Film = { nusselt: number; friction: number };

export type FilmConditions = {
  reynolds: number;
  prandtl: number;
  /** Viscosity of the bulk over that at the wall. */
  viscosityRatio: number;
  /** Chevron angle from the direction of flow, degrees. */
  angle: number;
  /** Developed over projected surface. */
  enlargement: number;
};

type Correlation = {
  /** Reynolds numbers it is used for. */
  min: number;
  max: number;
  /** From this Reynolds number on it has another part, which does not meet the one below. */
  jump?: number;
  filmOf: (conditions: FilmConditions) => Film;
};

const DEGREE = Math.PI / 180;

/** Reynolds number from which on Martin has the flow turbulent. */
const TURBULENT = 2000;

/**
 * Martin, Chem. Eng. Process. 35 (1996) 301, and VDI Heat Atlas; 10° to 80°. Laminar and turbulent parts do not meet at a
 * Reynolds number of 2000: there it jumps, in Nu by 2 % at 45°.
 */
function martin({ reynolds, prandtl, viscosityRatio, angle }: FilmConditions): Film {
  const [sine, cosine] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)];
  const isLaminar = reynolds < TURBULENT;
  const smooth = isLaminar ? 64 / reynolds : (1.8 * Math.log10(reynolds) - 1.5) ** -2;
  const wavy = 3.8 * (isLaminar ? 597 / reynolds + 3.85 : 39 / reynolds ** 0.289);
  const root =
    cosine / Math.sqrt((0.18 * sine) / cosine + 0.36 * sine + smooth / cosine) + (1 - cosine) / Math.sqrt(wavy);
  const friction = root ** -2;
  const nusselt =
    0.122 * Math.cbrt(prandtl) * viscosityRatio ** (1 / 6) * (friction * reynolds ** 2 * 2 * sine * cosine) ** 0.374;
  return { nusselt, friction };
}

/**
 * Kumar, Condenser: Theory and Practice, IChemE Symp. Ser. 75 (1984) 275, as in Saunders and in Kakaç and Liu: C and m of
 * Nu = C Re^m, C and p of Fanning's f = C / Re^p, for the rows that hold from a Reynolds number of 400 on. Kumar counts the
 * angle from the other axis; these are from the direction of flow.
 */
export const kumarRows = [
  { angle: 30, heat: [0.108, 0.703], friction: [0.76, 0.215] },
  { angle: 45, heat: [0.3, 0.663], friction: [1.441, 0.206] },
  { angle: 60, heat: [0.348, 0.663], friction: [2.99, 0.183] },
] as const;

/** Factor and exponent of the Reynolds number. */
export type Power = readonly [factor: number, exponent: number];

/** Kumar's powers of the Reynolds number, from any of his rows. */
export const byKumar = (
  { heat: [c, m], friction: [f, p] }: { heat: Power; friction: Power },
  { reynolds, prandtl, viscosityRatio }: Omit<FilmConditions, 'angle' | 'enlargement'>,
): Film => ({
  nusselt: c * reynolds ** m * prandtl ** 0.33 * viscosityRatio ** 0.17,
  friction: (4 * f) / reynolds ** p,
});

function kumar(conditions: FilmConditions): Film {
  const row = kumarRows.find(({ angle }) => angle === conditions.angle);
  return row ? byKumar(row, conditions) : { nusselt: NaN, friction: NaN };
}

/** Muley and Manglik, J. Heat Transfer 121 (1999) 110; 30° to 60°, enlargements of 1 to 1.5. */
function muleyManglik({ reynolds, prandtl, viscosityRatio, angle, enlargement }: FilmConditions): Film {
  const polynomial = (x: number, ...parts: readonly number[]) => parts.reduceRight((sum, part) => sum * x + part, 0);
  const wave = (phase: number) => Math.sin((Math.PI * angle) / 45 + phase);
  return {
    nusselt:
      polynomial(angle, 0.2668, -0.006967, 7.244e-5) *
      polynomial(enlargement, 20.7803, -50.9372, 41.1585, -10.1507) *
      reynolds ** (0.728 + 0.0543 * wave(3.7)) *
      Math.cbrt(prandtl) *
      viscosityRatio ** 0.14,
    friction:
      4 *
      polynomial(angle, 2.917, -0.1277, 2.016e-3) *
      polynomial(enlargement, 5.474, -19.02, 18.93, -5.341) *
      reynolds ** -(0.2 + 0.0577 * wave(2.1)),
  };
}

/** Film coefficient and friction of a chevron plate's channel, by three authors. */
export const correlations: Readonly<Record<CorrelationId, Correlation>> = {
  martin: { min: 400, max: 10_000, jump: TURBULENT, filmOf: martin },
  kumar: { min: 400, max: 10_000, filmOf: kumar },
  muley_manglik: { min: 1000, max: 10_000, filmOf: muleyManglik },
};
