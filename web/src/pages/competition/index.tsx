import type { Named } from "../../route";

export default function Page({ named }: { named: Named }) {
  return <h1>competition {named["competition"] ?? named["game"] ?? ""}</h1>;
}
