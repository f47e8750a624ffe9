import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { auditActions, auditOutcomes } from '../../../shared/admin/audit.types.js';
import type { AuditAction, AuditNoun, AuditOutcome, AuditSubject } from '../../../shared/admin/audit.types.js';

/** A year: s. */
export const AUDIT_KEPT = 365 * 24 * 3600;

@Schema({ _id: false, versionKey: false })
class StoredSubject implements AuditSubject {
  @Prop({ type: String, required: true })
  noun!: AuditNoun;

  @Prop({ type: String, default: null })
  id!: string | null;

  @Prop({ type: String, default: null })
  name!: string | null;
}

/** Only the end of its year removes an entry. */
@Schema({ collection: 'audit-log', versionKey: false })
export class StoredAuditEntry {
  @Prop({ type: Date, required: true, index: true })
  at!: Date;

  @Prop({ type: String, enum: Object.values(auditActions).flat(), required: true })
  action!: AuditAction;

  @Prop({ type: String, enum: auditOutcomes, required: true })
  outcome!: AuditOutcome;

  @Prop({ type: SchemaFactory.createForClass(StoredSubject), default: null })
  subject!: AuditSubject | null;

  @Prop({ type: String, default: null })
  session!: string | null;

  /** A name; null under the shared password. */
  @Prop({ type: String, default: null })
  person!: string | null;

  @Prop({ type: String, default: null })
  address!: string | null;

  /** Unique for an entry that counts once an hour. */
  @Prop({ type: String })
  once?: string;
}

export const AuditEntrySchema = SchemaFactory.createForClass(StoredAuditEntry)
  .index({ action: 1, at: -1 })
  .index({ once: 1 }, { unique: true, partialFilterExpression: { once: { $type: 'string' } } });
