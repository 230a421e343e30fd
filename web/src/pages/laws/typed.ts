// A field that is followed while somebody types.
import { useEffect, useRef, useState } from "preact/hooks";

/** How long somebody who types is left alone. */
const PAUSE = 250;

/** What is being typed, passed on after a pause; follows the address when that changes by itself. */
export function useTyped(value: string, pass: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const pause = setTimeout(() => {
      sent.current = typed;
      pass(typed);
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);
  return [typed, setTyped];
}
