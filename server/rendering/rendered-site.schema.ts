import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import type { Language } from '../common/localized.types.js';

/** What a build of the site shows in a language once the office has published something: for the other processes, and for the next start. */
@Schema({ collection: 'rendered-sites', versionKey: false })
export class StoredRenderedSite {
  /** `<build>/<basis>/<language>`: other builds have other scripts. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  language!: Language;

  /** Which versions of content it shows. */
  @Prop({ type: String, required: true })
  key!: string;

  /** JSON of the files by name, gzipped. */
  @Prop({ type: Buffer, required: true })
  files!: Buffer;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const renderedSiteSchema = SchemaFactory.createForClass(StoredRenderedSite);
