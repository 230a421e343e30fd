// Something is sent to the hall: while it is under way it is not sent twice, and what goes wrong stays to be read.
import { useRef, useState } from "preact/hooks";

export interface Doing {
  isBusy: boolean;
  error: unknown;
  /** Does it; says whether it went well. */
  run(deed: () => Promise<unknown>): Promise<boolean>;
}

export function useDoing(): Doing {
  const [state, keep] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: undefined });
  // A button that is pressed is not disabled meanwhile: it would lose the focus.
  const isUnderWay = useRef(false);
  const run = async (deed: () => Promise<unknown>) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    keep({ isBusy: true, error: undefined });
    try {
      await deed();
      keep({ isBusy: false, error: undefined });
      return true;
    } catch (error) {
      keep({ isBusy: false, error });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { ...state, run };
}
