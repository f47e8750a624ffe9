import type { AreaAnswer } from '../../assessment.types.js';
import type { Side } from '../../calculation.types.js';

export const correlationIds = ['martin', 'kumar', 'muley_manglik'] as const;
export type CorrelationId = (typeof correlationIds)[number];

/** From little heat transfer and friction to much of both. */
export const plateKinds = ['soft', 'medium', 'hard'] as const;
export type PlateKind = (typeof plateKinds)[number];

export type Span = { from: number; to: number };

/**
 * Limit that keeps the area from being smaller: the longest plate, the allowable pressure drop of a side, the highest
 * Reynolds number of the correlation, or the one channel that each side needs.
 */
export type Decision = 'area' | Side | 'range' | 'channel';

/** One plate by one correlation, as long as uses area and pressure drop best. */
export type Design = { plate: PlateKind; correlation: CorrelationId } & (
  | {
      status: 'fits';
      /** Of all passes, those at the ends included. */
      plates: number;
      /** m², all of it wetted on both sides. */
      area: number;
      /** m: the wetted part of a plate. */
      length: number;
      /** W/(m² K), with fouling. */
      coefficient: number;
      /** m/s in a channel. */
      velocity: Record<Side, number>;
      reynolds: Record<Side, number>;
      /** Pa, channels and ports. */
      pressureDrop: Record<Side, number>;
      decidedBy: Decision;
    }
  /** Left out: even at the lowest Reynolds numbers of the correlation the pressure drop or the length would be too much. */
  | { status: 'outside' }
  /** Left out: one channel a side is so much that its Reynolds numbers are below those of the correlation. */
  | { status: 'small' }
);
export type FittingDesign = Extract<Design, { status: 'fits' }>;

/** From the fewest to the most plates and m² that a maker would offer. */
export type Band = { plates: Span; area: Span };

/** Another allowable pressure drop, Pa, and what it would take. */
export type Alternative = Band & { allowed: Record<Side, number> };

export type Sizing =
  | ({
      status: 'shown';
      passes: 1 | 2;
      /** m: the wetted part of the widest of each correlation's best plates. */
      width: number;
      /** Pa; assumed where none is typed. */
      allowed: Record<Side, { value: number; isAssumed: boolean }>;
      /** Per cent of area; assumed where none is typed. */
      margin: { percent: number; isAssumed: boolean };
      /** m² K/W, typed. */
      fouling: Partial<Record<Side, number>>;
      /** m, Pa and m/s: of each correlation's best plate, as are the decisions, the commonest first. */
      length: Span;
      pressureDrop: Record<Side, Span>;
      velocity: Record<Side, Span>;
      decidedBy: Decision[];
      designs: Design[];
      /** More allowable pressure drop, where that decides. */
      relaxed?: Alternative;
      /** Half of the pressure drop. */
      halved?: Alternative;
    } & Band)
  | {
      status: 'hidden';
      reason:
        | Extract<AreaAnswer, { status: 'hidden' }>['reason']
        /** A flow is missing. */
        | 'no_flow'
        /** Steam. */
        | 'condensing'
        /** Viscosity or conductivity is not known at a side's temperatures. */
        | 'no_transport'
        /** Every correlation is outside its validity. */
        | 'outside_validity'
        /** Less than one channel a side would do. */
        | 'too_small'
        /** The flow asks for a wider plate than there is. */
        | 'too_large';
      /** Sides without viscosity or conductivity. */
      sides?: Side[];
    };
