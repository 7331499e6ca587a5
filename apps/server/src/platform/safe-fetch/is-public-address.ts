import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet. Loopback, private, link-local, carrier-grade NAT, multicast,
 * reserved and translated ranges are not, nor is any IPv6 address outside of 2000::/3, which leaves out all the ways
 * to write an IPv4 address as one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return !(address instanceof ipaddr.IPv6) || address.match(ipaddr.IPv6.parse('2000::'), 3)
}
