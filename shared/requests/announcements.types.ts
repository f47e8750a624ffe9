import type { Delivery } from './quotes.types.js';

/** Events that the company's own system is told of: `added` by the sender, `accepted` an answer. */
export const announcementTypes = ['request.received', 'request.added', 'quotation.accepted'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** An announcement as the office sees it. */
export type Announced = Delivery & { type: AnnouncementType; at: string };
