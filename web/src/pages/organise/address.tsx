// The address in the links of seats: a warning if only this machine can open it, and other addresses to choose.
import type { AddressResponse } from "../../service/types";
import { say } from "../../words";
import { useFetch, type FetchState } from "../competition/fetched";
import { Select } from "./fields";
import type { Work } from "./index";

export const useAddress = (work: Work): FetchState<AddressResponse> => useFetch<AddressResponse>(`/v1/competitions/${work.id}/address`);

/** The commands that open the hall to the room; they are the same in every language. */
const COMMANDS = { command: "adoube serve --lan", make: "make run ARGS=--lan" };

/** Warns if tablets and phones cannot open the links. */
export function AddressWarning({ address, chosen }: { address: AddressResponse | undefined; chosen?: string | undefined }) {
  if (!address?.["only-here"] || (chosen !== undefined && chosen !== address.address)) return null;
  const key = address.others.length > 0 ? "organise-only-here-other" : "organise-only-here";
  return (
    <p class="only-here" role="alert">
      {say(key, { address: address.address, ...COMMANDS })}
    </p>
  );
}

/** Chooses the address of new links, if there are several, and says how to trust the certificate. */
export function AddressChoice({ address, chosen, choose }: { address: AddressResponse | undefined; chosen: string; choose(one: string): void }) {
  if (!address) return null;
  const all = [address.address, ...address.others];
  return (
    <>
      <AddressWarning address={address} chosen={chosen} />
      {all.length > 1 ? (
        <p>
          <Select label={say("organise-address")} value={chosen} change={choose} options={all.map((one) => [one, one])} />
        </p>
      ) : (
        <p class="faint">{say("organise-address-is", { address: address.address })}</p>
      )}
      {address.fingerprint && (
        <p>
          {say("organise-certificate")} <a href="/certificate">{say("organise-certificate-how")}</a>
        </p>
      )}
    </>
  );
}
