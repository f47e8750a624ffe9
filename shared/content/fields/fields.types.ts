import type { Language, Localized } from '../../words/localized.types.js';
import type { MisfitKind } from '../deliveries/deliveries.types.js';
import type { ProductId } from '../../questionnaire/product-ids.js';

type Shared = {
  /** Name in the editor. */
  readonly label: Localized;
  readonly hint?: Localized;
  readonly isOptional?: true;
};

export type LineField = Shared & { readonly kind: 'line'; readonly max: number };
export type LinesField = Shared & { readonly kind: 'lines'; readonly max: number; readonly most: number };
export type PlainField = Shared & {
  readonly kind: 'plain';
  readonly max: number;
  readonly form?: 'telephone' | 'email' | 'business-number' | 'file-name';
};
export type FigureField = Shared & {
  readonly kind: 'figure';
  readonly least: number;
  readonly most: number;
  readonly unit?: string;
  /** Whole numbers by default. */
  readonly decimals?: number;
  /** Figures beside it that it may not be less than. */
  readonly notBelow?: readonly string[];
};
export type DayField = Shared & { readonly kind: 'day' };
export type MonthField = Shared & { readonly kind: 'month' };
export type LinkField = Shared & { readonly kind: 'link'; readonly isVideo?: true };
export type PictureField = Shared & { readonly kind: 'picture'; readonly role: PictureRole };
export type LogoField = Shared & { readonly kind: 'logo' };
export type ChoiceField = Shared & { readonly kind: 'choice'; readonly options: Readonly<Record<string, Localized>> };
export type FlagField = Shared & { readonly kind: 'flag' };
export type FamilyField = Shared & { readonly kind: 'family' };
export type GroupField = Shared & { readonly kind: 'group'; readonly fields: Fields };
export type ListField = Shared & {
  readonly kind: 'list';
  readonly fields: Fields;
  readonly least: number;
  readonly most: number;
  readonly entry: Localized;
  readonly isFixed?: true;
  /** The field by which its entries are in order once they are published. */
  readonly orderedBy?: string;
};

/** Fields of a document as data: the server checks by them, the editor draws by them. */
export type Field =
  | LineField
  | LinesField
  | PlainField
  | FigureField
  | DayField
  | MonthField
  | LinkField
  | PictureField
  | LogoField
  | ChoiceField
  | FlagField
  | FamilyField
  | GroupField
  | ListField;
export type Fields = { readonly [name: string]: Field };

/** Sizes in which a picture is needed: behind a page's heading, or beside words. */
export type PictureRole = 'hero' | 'card';

/** A picture that comes with the site by its path below `web/images` without ending, or one of the office by its id. */
export type PictureName = string;

/** A picture's files by format (`srcset` each) and its largest size in px. */
export type PictureSources = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** Point that stays in view when the picture is cut, in %, e.g. `50% 20%`; the middle by default. */
  focus?: string;
};

type StoredPicture = { readonly picture: PictureName; readonly alt: Localized };
type ShownPicture = { readonly picture: PictureSources; readonly alt: string };

type OptionalOf<F extends Fields> = { [N in keyof F]: F[N] extends { isOptional: true } ? N : never }[keyof F];
type Both<F extends Fields, V extends { [N in keyof F]: unknown }> = {
  readonly [N in Exclude<keyof F, OptionalOf<F>>]: V[N];
} & { readonly [N in OptionalOf<F>]?: V[N] };

/** Stored value of a field, in both languages. */
type StoredOf<F extends Field> = F extends LineField
  ? Localized
  : F extends LinesField
    ? Localized<readonly string[]>
    : F extends FigureField
      ? number
      : F extends PictureField
        ? StoredPicture
        : F extends ChoiceField
          ? keyof F['options'] & string
          : F extends FlagField
            ? boolean
            : F extends FamilyField
              ? ProductId
              : F extends GroupField
                ? ValueOf<F['fields']>
                : F extends ListField
                  ? readonly ValueOf<F['fields']>[]
                  : string;

/** Value of a document, in both languages. */
export type ValueOf<F extends Fields> = Both<F, { [N in keyof F]: StoredOf<F[N]> }>;

/** A field's value on a page, in its language. */
type ShownOf<F extends Field> = F extends LineField
  ? string
  : F extends LinesField
    ? readonly string[]
    : F extends PictureField
      ? ShownPicture
      : F extends GroupField
        ? ViewOf<F['fields']>
        : F extends ListField
          ? readonly ViewOf<F['fields']>[]
          : StoredOf<F>;

/** A document's values on a page in one language: pictures by their files. */
export type ViewOf<F extends Fields> = Both<F, { [N in keyof F]: ShownOf<F[N]> }>;

/** A document of content: what it is called, where it is seen, and what it consists of. */
export type ContentDocument<F extends Fields = Fields> = {
  readonly title: Localized;
  /** Path below the language of the page that shows it best, e.g. `/esg`, with its section; null where no page shows it. */
  readonly path: string | null;
  readonly fields: F;
};

/** Values of all documents, whatever they are: as they are stored. */
export type StoredValue = Readonly<Record<string, unknown>>;

/** A field that cannot be taken: where it is, e.g. `offices.1.tel`, in which language, and what is wrong. */
export type FieldProblem = { path: string; language?: Language; problem: FieldProblemKind; limit?: number };
export type FieldProblemKind =
  | 'missing'
  | 'too_long'
  | 'too_many'
  | 'too_few'
  | 'not_a_number'
  | 'too_small'
  | 'too_great'
  | 'not_a_date'
  | 'not_a_link'
  | 'not_a_video'
  | 'not_a_telephone'
  | 'not_an_email'
  | 'not_a_business_number'
  | 'unknown_choice'
  | 'unknown_picture'
  | 'not_a_file_name'
  /** Another file has this name. */
  | 'name_twice'
  | MisfitKind
  | 'unknown';
