import type { Localized } from '@/lib/locale';
import type { PageName } from '@/lib/paths';
import type { ProductId } from '@server/questionnaire/product-ids';

import type { DiagramKind } from './diagrams';
import type { ProductPicture } from './productPictures';

/** Pressures as the trade writes them: 1 kg/cm² = 0.980665 bar. */
export type PressureUnit = 'kg/cm²' | 'bar(g)';

/** The figures of a family that can be compared with another's; what is not given is not known. */
export type ProductLimits = {
  /** Highest design pressure; `side` where it holds for one side only. */
  pressure?: { design: number; test?: number; unit: PressureUnit; side?: Localized };
  /** Design temperature in °C. A family whose upper end depends on the material names the range of it in `maxFrom`. */
  temperature?: { min?: number; maxFrom?: number; max: number };
  /** Heat transfer area of one unit in m². */
  area?: { min: number; max: number };
  /** How far the system's pressure moves around its set value, in bar. */
  pressureBand?: number;
};

/** One product family as its section tells it. */
export type Product = {
  id: ProductId;
  name: Localized;
  /** One sentence: what it is and what it is for. Cards, search and search engines show it. */
  summary: Localized;
  /** Paragraphs. */
  description: Localized<readonly string[]>;
  pictures: readonly [ProductPicture, ...ProductPicture[]];
  /** A drawing that explains how it works. */
  diagram?: DiagramKind;
  advantages: readonly { title: Localized; detail: Localized }[];
  /** What speaks for this family and what for another one. */
  choosing: Localized;
  limits: ProductLimits;
  /** What every order fixes anew, so that no figure can be given here. */
  setByOrder?: Localized<readonly string[]>;
  /** What the standard specification says beside the limits, e.g. materials and connections. */
  specification: readonly { label: Localized; value: Localized }[];
  applications: Localized<readonly string[]>;
  /** Kinds of customers, not names, unless the company gives some. */
  customers?: Localized<readonly string[]>;
  /** Where more about it is to be found. */
  related?: readonly RelatedPage[];
};

export type RelatedPage = Extract<PageName, 'certificationDetail' | 'deliveryPerformance'> | 'dataRoom';
