import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ _id: false, versionKey: false })
class AddedHoliday {
  @Prop({ type: String, required: true })
  day!: string;

  @Prop({ type: String, required: true })
  name!: string;
}

/** Document `holidays` of `admin-settings`: what the office has changed of the public holidays. */
@Schema({ collection: 'admin-settings', timestamps: true, versionKey: false })
export class HolidaySetting {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: [SchemaFactory.createForClass(AddedHoliday)], default: [] })
  added!: AddedHoliday[];

  @Prop({ type: [String], default: [] })
  removed!: string[];
}

export const HolidaySettingSchema = SchemaFactory.createForClass(HolidaySetting);
