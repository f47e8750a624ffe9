import { useSearchParams } from 'react-router-dom';

import { devices, vitalsPeriods } from '@server/vitals/vitals.types';
import type { Device, VitalsPeriod } from '@server/vitals/vitals.types';

/** The tab of the manage page that the speed is in; every address it makes names it. */
export const VITALS_TAB = 'speed';

const USUAL: VitalsPeriod = 28;

/** Over how many days, and on which kind of device; undefined for all. */
export type VitalsChoice = { days: VitalsPeriod; device: Device | undefined };

/** Reads the choice from the address; whatever makes no sense there counts as not given. */
export function choiceOf(params: URLSearchParams): VitalsChoice {
  return {
    days: vitalsPeriods.find((days) => String(days) === params.get('days')) ?? USUAL,
    device: devices.find((device) => device === params.get('device')),
  };
}

/** The choice as the server takes it, and as the address keeps it. */
export function choiceQuery({ days, device }: VitalsChoice): URLSearchParams {
  return new URLSearchParams({ ...(days !== USUAL && { days: String(days) }), ...(device && { device }) });
}

/** What is looked at, kept in the address so that reload and back work. */
export function useVitalsAddress() {
  const [params, setParams] = useSearchParams();
  return {
    choice: choiceOf(params),
    change: (change: Partial<VitalsChoice>) =>
      setParams((current) => [['tab', VITALS_TAB], ...choiceQuery({ ...choiceOf(current), ...change }).entries()]),
  };
}
