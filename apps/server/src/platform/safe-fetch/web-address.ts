import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** Ports websites stand on. */
const webPorts: readonly number[] = [80, 443, 8080, 8443]

/** An address that is never asked for, and why, in a sentence for people. */
export class UnsafeAddressError extends Error {
  override name = 'UnsafeAddressError'
  /** Whether a site led there, and not whoever asked. */
  isRedirect = false
}

/** Names that mean this machine or a private network wherever they are asked for. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|localdomain)$/

const localMessage = 'That address is only there on one network: a phone elsewhere cannot open it.'

/**
 * Reads an address as people type it; without a scheme it is https. The URL has been normalised, so that spellings
 * such as 127.1, 0177.1 or 2130706433 have become the address they mean. Throws UnsafeAddressError.
 */
export function readWebAddress(typed: string): URL {
  const text = typed.trim()
  // host:port has no scheme either, though it looks like one.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text}`)
  if (!url) throw new UnsafeAddressError('That is not a web address. Try one like https://example.com.')
  checkWebAddress(url)
  return url
}

/** Throws UnsafeAddressError for what is no public website by its address alone. */
export function checkWebAddress(url: URL, isAllowed = isAllowedEndpoint): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new UnsafeAddressError('Only https and http addresses can be opened.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new UnsafeAddressError('An address with a user name or password in it cannot be used.')
  }
  const host = hostOf(url)
  const port = portOf(url)
  if (isIP(host) !== 0) {
    if (!isAllowed(host, port)) throw new UnsafeAddressError(describeRefusal(host, port))
  } else if (privateNames.test(host) || !host.includes('.')) {
    throw new UnsafeAddressError(localMessage)
  } else if (!isAllowed('', port)) throw new UnsafeAddressError(describeRefusal('', port))
}

/** Whether an address and port may be connected to; an empty address stands for one still to be resolved. */
export function isAllowedEndpoint(address: string, port: number): boolean {
  return webPorts.includes(port) && (address === '' || isPublicAddress(address))
}

/** Why an address and port are not connected to. */
export function describeRefusal(address: string, port: number): string {
  if (address !== '' && !isPublicAddress(address)) return localMessage
  return `Port ${port} is no usual port of websites (${webPorts.join(', ')}).`
}

/** The host without the brackets of IPv6 and the dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}
