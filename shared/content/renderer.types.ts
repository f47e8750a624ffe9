import type { Language, Localized } from '../words/localized.types.js';
import type { ProductId } from '../questionnaire/product-ids.js';
import type { PrivacyBasis } from '../questionnaire/privacy/privacy.types.js';

import type { SheetColours, SheetPart } from '../sheets/data-sheets.types.js';

import type { Content } from './content.types.js';
import type { PictureRole, PictureSources } from './fields/fields.types.js';

/** The words of a page, in the parts that its frame is filled with; `key` is that of the marks in it. */
export type PageParts = { html: string; head: string; block: string; key?: string };

/** A file of the site below `dist`: a text, or a page to be put into its frame, whose scripts are those of `source`. */
export type RenderedFile = { file: string; text: string } | ({ file: string; source: string } & PageParts);

/** Pictures of the office, by the part of their name behind `upload/`. */
export type Uploads = {
  pictureOf: (id: string, role: PictureRole) => PictureSources | undefined;
  logoOf: (id: string) => string | undefined;
};

/**
 * An order to render: the content of a language, for a site with this basis. `scripts` are the files with the code of a
 * page that follows another, by its source file.
 */
export type SiteInput = {
  language: Language;
  content: Content;
  scripts: Readonly<Record<string, readonly string[]>>;
  basis?: PrivacyBasis;
  uploads?: Uploads;
};

/** The drawings that explain families, for their sheets. */
export type FamilyDrawings = Partial<Record<ProductId, Localized<SheetPart>>>;

/** A page that is known by a picture where its address is shared: its paths, and what it is about. */
export type SharedPage = { paths: Localized } & (
  | { family: ProductId }
  | { page: keyof Content['descriptions']; heading: Localized; picture: string }
);

/** The web's look for what the server draws and prints; nothing of it is content. */
export type Look = {
  /** Addresses of the largest files of the pictures and logos that come with the site, by their names. */
  pictures: Readonly<Record<string, string>>;
  sharedPages: readonly SharedPage[];
  colours: SheetColours;
  drawings: FamilyDrawings;
};

/** Exports of the built `web/entry-server.tsx`. Rendering rejects for a picture that does not exist. */
export type Renderer = {
  languages: readonly Language[];
  builtPictureNames: Record<PictureRole | 'logo', readonly string[]>;
  look: Look;
  /** Everything that a language shows, one file after the other. */
  renderSite: (input: SiteInput) => AsyncIterable<RenderedFile>;
  /** The page at a path below the language, e.g. `/esg`, its texts marked with their fields. */
  renderPath: (input: Omit<SiteInput, 'scripts'>, path: string) => Promise<{ file: string } & PageParts>;
  intoFrame: (frame: string, page: PageParts) => string;
};
