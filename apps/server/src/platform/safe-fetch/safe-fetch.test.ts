import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'
import { createSafeFetch } from './safe-fetch.ts'
import { readWebAddress, UnsafeAddressError } from './web-address.ts'

let server: Server
let port = 0
let hits = 0
let answer: RequestListener = (_request, response) => response.end('hello')

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const options = () => ({ signal: AbortSignal.timeout(2000), maxBytes: 1000, accept: 'text/html' })

/** Lets through to the server of this test by the name site.example, and nothing else on loopback. */
const toTestServer = (resolve = async (_host: string) => ['127.0.0.1']) =>
  createSafeFetch({
    resolve,
    isAllowed: (address, at) =>
      (at === port && (address === '' || address === '127.0.0.1')) || isPublicAddress(address),
  })
const site = (path = '/') => new URL(`http://site.example:${port}${path}`)

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '::ffff:0:7f00:1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'fe80::1%eth0',
  '2606:4700::1%1',
  '127.1',
  'nonsense',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://127.0.0.1',
  'http://127.1',
  'http://0177.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://0',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[fe80::1]',
  'http://[64:ff9b::7f00:1]',
  'http://localhost',
  'http://LOCALHOST.',
  'http://printer',
  'http://a.local',
  'http://metadata.google.internal',
  'http://169.254.169.254/latest/meta-data',
  'http://１２７.0.0.1',
  'http://user@example.com',
  'http://u:p@example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'gopher://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.com:22',
  'https://example.com:6379',
  'not an address',
  '',
  'https://',
  'http://8.8.8.8:25',
])('%s is refused before anything is asked', (typed) => {
  expect(() => readWebAddress(typed)).toThrow(UnsafeAddressError)
})

test.each([
  ['example.com', 'https://example.com/'],
  ['Example.com/shop?a=1', 'https://example.com/shop?a=1'],
  ['example.com:8080', 'https://example.com:8080/'],
  ['http://bücher.example', 'http://xn--bcher-kva.example/'],
])('%s is read as %s', (typed, href) => {
  expect(readWebAddress(typed).href).toBe(href)
})

test('a page is fetched', async () => {
  const { body, status } = await toTestServer()(site(), options())
  expect(status).toBe(200)
  expect(body.toString()).toBe('hello')
})

test('a name that leads to a private address is never connected to', async () => {
  const before = hits
  const fetchPublic = createSafeFetch({
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '' || isPublicAddress(address),
  })
  await expect(fetchPublic(site(), options())).rejects.toThrow(UnsafeAddressError)
  const mixed = createSafeFetch({
    resolve: async () => ['8.8.8.8', '10.0.0.1'],
    isAllowed: (address) => address === '' || isPublicAddress(address),
  })
  await expect(mixed(site(), options())).rejects.toThrow(UnsafeAddressError)
  expect(hits).toBe(before)
})

test('a name is resolved once: the second answer of a rebinding server is never asked for', async () => {
  let asked = 0
  const fetchPublic = toTestServer(async () => {
    asked += 1
    return [asked === 1 ? '127.0.0.1' : '10.0.0.1']
  })
  await fetchPublic(site(), options())
  expect(asked).toBe(1)
})

test.each([
  'http://127.0.0.1:1/',
  'http://10.0.0.1/',
  'file:///etc/passwd',
  'http://u@site.example/',
  '//[::1]/',
])('a redirect to %s is not followed', async (location) => {
  answer = (_request, response) => response.writeHead(302, { location }).end()
  await expect(toTestServer()(site(), options())).rejects.toThrow(UnsafeAddressError)
})

test('redirects are followed to a public place, but not in circles', async () => {
  answer = (request, response) => {
    if (request.url === '/') response.writeHead(301, { location: '/there' }).end()
    else response.end('arrived')
  }
  expect((await toTestServer()(site(), options())).url.pathname).toBe('/there')
  answer = (_request, response) => response.writeHead(302, { location: '/' }).end()
  await expect(toTestServer()(site(), options())).rejects.toThrow('circles')
})

test('size and time are capped, also of what was packed', async () => {
  answer = (_request, response) => response.end('x'.repeat(1001))
  await expect(toTestServer()(site(), options())).rejects.toThrow('too large')
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000)))
  await expect(toTestServer()(site(), options())).rejects.toThrow()
  answer = (_request, response) => void response.write('slow')
  await expect(toTestServer()(site(), { ...options(), signal: AbortSignal.timeout(100) })).rejects.toThrow()
  await expect(
    toTestServer(() => new Promise(() => {}))(site(), { ...options(), signal: AbortSignal.timeout(50) }),
  ).rejects.toThrow()
})
