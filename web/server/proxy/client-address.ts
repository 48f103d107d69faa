import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Returns the peer's address, or the address that a trusted proxy reports. Visitors can't set it. */
export function createClientAddress(
  trustedProxies: readonly string[],
): (req: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = "", prefix] = entry.split("/");
    const version = isIP(address);
    if (version === 0)
      throw new Error(`WEB_TRUSTED_PROXIES: expected addresses or networks, got ${entry}`);
    const family = version === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (req) => {
    const peer = plain(req.socket.remoteAddress ?? "");
    if (!isIP(peer) || !trusted.check(peer, isIP(peer) === 6 ? "ipv6" : "ipv4")) return peer;
    const last =
      String(req.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim() ?? "";
    return isIP(last) ? plain(last) : peer;
  };
}

function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}
