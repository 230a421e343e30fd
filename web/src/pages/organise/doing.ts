// Something is sent to the hall: while it is under way it is not sent twice, and what goes wrong stays to be read.
import { useState } from "preact/hooks";

export interface Doing {
  isBusy: boolean;
  error: unknown;
  /** Does it; says whether it went well. */
  run(deed: () => Promise<unknown>): Promise<boolean>;
}

export function useDoing(): Doing {
  const [state, keep] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: undefined });
  const run = async (deed: () => Promise<unknown>) => {
    if (state.isBusy) return false;
    keep({ isBusy: true, error: undefined });
    try {
      await deed();
      keep({ isBusy: false, error: undefined });
      return true;
    } catch (error) {
      keep({ isBusy: false, error });
      return false;
    }
  };
  return { ...state, run };
}
