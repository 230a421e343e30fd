// A debounced text field.
import { useEffect, useRef, useState } from "preact/hooks";

/** The debounce delay in milliseconds. */
const DEBOUNCE_MS = 250;

/** Returns the text being typed, and passes it on after a pause; follows the address when that changes. */
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
    }, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return [typed, setTyped];
}
