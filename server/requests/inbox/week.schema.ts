import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Document `week-letter` of `admin-settings`: the Monday whose letter to the office was the last. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class WeekSetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  week!: string;
}

export const WeekSettingSchema = SchemaFactory.createForClass(WeekSetting);
