import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import type { Language } from '../../../shared/words/localized.types.js';

@Schema({ _id: false, versionKey: false })
class StoredFile {
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: Number, required: true })
  size!: number;
}

@Schema({ _id: false, versionKey: false })
class StoredFiles {
  @Prop({ type: [SchemaFactory.createForClass(StoredFile)], required: true })
  index!: StoredFile[];

  @Prop({ type: Buffer, required: true })
  bytes!: Buffer;
}

/** Files of a build in a language once the office has published: for the other processes, and for the next start. */
@Schema({ collection: 'rendered-sites', versionKey: false })
export class StoredRenderedSite {
  /** By which build with which settings, and its language, e.g. `<build>/<settings>/ko`. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  language!: Language;

  /** Which versions of content it shows. */
  @Prop({ type: String, required: true })
  key!: string;

  @Prop({ type: SchemaFactory.createForClass(StoredFiles), required: true })
  files!: StoredFiles;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const renderedSiteSchema = SchemaFactory.createForClass(StoredRenderedSite);
