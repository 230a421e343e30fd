// Random names: for envelopes, and for what is sent to the hall only once.
/** Something that nobody can guess; `randomUUID` is not there on plain HTTP. */
export const unguessable = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
