import type { Key } from '../i18n/index.svelte';
import { FAULTS, type FaultCode } from '../wire/avalon';

/** Written deals are for the referee; no form here can make their faults. */
type Shown = Exclude<FaultCode, `deal_${string}`>;
const shown = (Object.keys(FAULTS) as FaultCode[]).filter((code): code is Shown => !code.startsWith('deal_'));

/** The faults of a setup by `AV-code`. */
export const AVALON_FAULTS = Object.fromEntries(
  shown.map((code) => [`AV-${code}`, `fault-${code}` satisfies Key]),
) as Record<string, Key>;
