/** Returns whether only this machine can open a link. */
export function isLoopback(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
