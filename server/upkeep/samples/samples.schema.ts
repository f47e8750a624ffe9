import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { Types } from 'mongoose';

/** Document `samples` of `admin-settings`: there once somebody has taken or declined samples. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class SamplesSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  /** Of all boards; empty once they were removed. */
  @Prop({ type: [MongooseSchema.Types.ObjectId], default: [] })
  posts!: Types.ObjectId[];
}

export const SamplesSettingSchema = SchemaFactory.createForClass(SamplesSetting);
