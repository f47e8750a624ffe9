import { devices, vitalsPeriods } from '@server/vitals/vitals.types';
import type { Device, VitalsPeriod } from '@server/vitals/vitals.types';

import { choiceParam } from '@/admin/useAddress';
import type { FilterParams } from '@/admin/useAddress';

/** The tab of the manage page that the speed is in; every address it makes names it. */
export const VITALS_TAB = 'speed';

/** Over how many days, and on which kind of device; undefined for all. */
export type VitalsChoice = { days: VitalsPeriod; device: Device | undefined };

export const vitalsParams: FilterParams<VitalsChoice> = {
  days: choiceParam(vitalsPeriods, 28),
  device: choiceParam(devices),
};
