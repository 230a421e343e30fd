// A request that is not sent twice while it is pending, with its error.
import { useRef, useState } from "preact/hooks";

export interface PendingRequest {
  isBusy: boolean;
  error: unknown;
  /** Runs the task unless one is pending; resolves to whether it succeeded. */
  run(task: () => Promise<unknown>): Promise<boolean>;
}

export function useRequest(): PendingRequest {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: undefined });
  // The pressed button is not disabled meanwhile: it would lose the focus.
  const isUnderWay = useRef(false);
  const run = async (task: () => Promise<unknown>) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState({ isBusy: true, error: undefined });
    try {
      await task();
      setState({ isBusy: false, error: undefined });
      return true;
    } catch (error) {
      setState({ isBusy: false, error });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { ...state, run };
}
