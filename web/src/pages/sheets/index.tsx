import type { Named } from "../../route";

export default function Page({ named }: { named: Named }) {
  return <h1>sheets {named["competition"] ?? named["game"] ?? ""}</h1>;
}
