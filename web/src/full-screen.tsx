// A button for the full screen, where the browser has one.
import { useEffect, useState } from "preact/hooks";
import { say } from "./words";

export function FullScreen() {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const turn = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <button type="button" onClick={() => void turn().catch(() => undefined)}>
      {say(isFull ? "show-window" : "show-full")}
    </button>
  );
}
