// Random ids: for envelopes, and as idempotency keys.
/** 128 random bits in hexadecimal; `randomUUID` does not exist on plain HTTP. */
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
