import { SetMetadata } from '@nestjs/common';

import { roles } from '../../../shared/admin/accounts.types.js';
import type { Role } from '../../../shared/admin/accounts.types.js';

export const ALLOWED = 'allowed';

/** Which roles may use a route or all routes of a controller, beside owners. A route that does not say is the owners'. */
export const AllowedTo = (...allowed: Role[]) => SetMetadata(ALLOWED, allowed);

/** A route or controller for owners alone. */
export const OwnersOnly = () => AllowedTo();

/** For everybody who is signed in. */
export const AllowedToAll = () => AllowedTo(...roles);
