import { randomUUID } from 'node:crypto';

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { eventKinds } from '../../../shared/requests/handling.types.js';
import type { EventKind, RequestEvent } from '../../../shared/requests/handling.types.js';

/** Something that was done with a request. */
@Schema({ _id: false, versionKey: false })
export class StoredEvent {
  @Prop({ type: String, required: true })
  id!: string;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, default: null })
  by!: string | null;

  @Prop({ type: String, enum: eventKinds, required: true })
  what!: EventKind;

  @Prop({ type: String, default: '' })
  value!: string;
}

export const StoredEventSchema = SchemaFactory.createForClass(StoredEvent);

/** Of one request: more than ever happens. The oldest go first. */
const MOST_EVENTS = 1000;

export const eventNow = (what: EventKind, value: string, by: string | null): StoredEvent => ({
  id: randomUUID(),
  at: new Date(),
  by,
  what,
  value,
});

/** A change of a request that adds these events. */
export const withEvents = (events: readonly StoredEvent[]) => ({
  $push: { events: { $each: [...events], $slice: -MOST_EVENTS } },
});

/** An event as it is shown. */
export const toEvent = ({ id, at, by, what, value }: StoredEvent): RequestEvent => ({
  id,
  at: at.toISOString(),
  by,
  what,
  value,
});
