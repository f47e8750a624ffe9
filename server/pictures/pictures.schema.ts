import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { pictureKinds } from '../../shared/content/pictures.types.js';
import type { PictureFocus, PictureKind } from '../../shared/content/pictures.types.js';

@Schema({ _id: false, versionKey: false })
export class StoredFocus implements PictureFocus {
  @Prop({ type: Number, required: true })
  x!: number;

  @Prop({ type: Number, required: true })
  y!: number;
}

/** One size of a picture in one format. */
@Schema({ _id: false, versionKey: false })
export class StoredPictureFile {
  /** Last step of its address, e.g. `1280.avif`. */
  @Prop({ type: String, required: true })
  name!: string;

  /** Its id in the upload store. */
  @Prop({ type: String, required: true })
  file!: string;

  @Prop({ type: Number, required: true })
  size!: number;
}

/** A picture of the office. All its files are there before it is; what was uploaded is not kept. */
@Schema({ collection: 'pictures', versionKey: false })
export class PictureRecord {
  /** Short and random: it stands in addresses. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  fileName!: string;

  @Prop({ type: String, enum: pictureKinds, required: true })
  kind!: PictureKind;

  @Prop({ type: Number, required: true })
  width!: number;

  @Prop({ type: Number, required: true })
  height!: number;

  @Prop({ type: SchemaFactory.createForClass(StoredFocus), required: true })
  focus!: StoredFocus;

  @Prop({ type: [SchemaFactory.createForClass(StoredPictureFile)], required: true })
  files!: StoredPictureFile[];

  @Prop({ type: Date, required: true })
  at!: Date;

  /** The first characters of the session that uploaded it. */
  @Prop({ type: String, default: null })
  session!: string | null;
}

export const lastUploadedFirst = { at: -1, _id: -1 } as const;

export const PictureSchema = SchemaFactory.createForClass(PictureRecord)
  .index(lastUploadedFirst)
  .index({ 'files.file': 1 });
