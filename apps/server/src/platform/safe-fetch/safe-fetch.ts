import { lookup as resolveName } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import { decodeBody } from './decode-body.ts'
import {
  checkWebAddress,
  describeRefusal,
  hostOf,
  isAllowedEndpoint,
  portOf,
  UnsafeAddressError,
} from './web-address.ts'

/** An answer of a website. */
export interface SafeAnswer {
  /** After redirects. */
  url: URL
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

interface SafeFetchOptions {
  /** For the whole of it, redirects included. */
  signal: AbortSignal
  /** Bytes of the body; a larger one fails. */
  maxBytes: number
  accept: string
}

/**
 * Gets a page of the public internet. A name is resolved once and that very address is connected to, so that a name
 * that answers differently the second time gains nothing; every redirect is judged anew. Throws UnsafeAddressError
 * for what may not be asked, any other error for what did not answer as it should.
 */
export type SafeFetch = (url: URL, options: SafeFetchOptions) => Promise<SafeAnswer>

interface SafeFetchRules {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<string[]>
  /** Whether an address and port may be connected to. Tests allow their own server on loopback. */
  isAllowed: (address: string, port: number) => boolean
}

const mostRedirects = 5

const publicInternet: SafeFetchRules = {
  resolve: async (host) => (await resolveName(host, { all: true })).map(({ address }) => address),
  isAllowed: isAllowedEndpoint,
}

export function createSafeFetch(rules: SafeFetchRules = publicInternet): SafeFetch {
  return async (start, options) => {
    let url = start
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const answer = await fetchOnce(rules, url, options).catch((error: unknown) => {
        if (error instanceof UnsafeAddressError) error.isRedirect = hops > 0
        throw error
      })
      const { location } = answer.headers
      if (answer.status < 300 || answer.status > 399 || location === undefined) return answer
      const next = URL.parse(location, url)
      if (!next) throw new Error('The site leads to no address.')
      url = next
    }
    throw new Error('The site leads in circles.')
  }
}

async function fetchOnce(rules: SafeFetchRules, url: URL, options: SafeFetchOptions): Promise<SafeAnswer> {
  options.signal.throwIfAborted()
  checkWebAddress(url, rules.isAllowed)
  const address = await within(options.signal, pickAddress(rules, url))
  const response = await send(url, address, options)
  const body = await readBody(response, options)
  return { url, status: response.statusCode ?? 0, headers: response.headers, body }
}

/** The one address that will be connected to. One bad address among several spoils the name. */
async function pickAddress({ resolve, isAllowed }: SafeFetchRules, url: URL): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  const [first] = addresses
  if (first === undefined) throw new Error('The name has no address.')
  const bad = addresses.find((address) => !isAllowed(address, portOf(url)))
  if (bad !== undefined) throw new UnsafeAddressError(describeRefusal(bad, portOf(url)))
  return first
}

function send(url: URL, address: string, { signal, accept }: SafeFetchOptions): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, { all }, callback) => {
    const family = isIPv6(address) ? 6 : 4
    if (all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(
      url,
      {
        signal,
        lookup: pinned,
        // A connection of its own: one kept by an agent might lead to another address.
        agent: false,
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Kwiq (website wrap)' },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

async function readBody(response: IncomingMessage, { maxBytes }: SafeFetchOptions): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    // Leaving the loop destroys the response.
    if (size > maxBytes) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return decodeBody(Buffer.concat(chunks), response.headers['content-encoding'], maxBytes)
}

/** The result, or the signal's reason when that comes first: looking up a name cannot be stopped. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
