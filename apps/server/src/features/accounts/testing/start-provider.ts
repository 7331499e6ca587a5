import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OidcSettings } from '../../../platform/env/env.ts'

/** Somebody at the provider, as OpenID Connect names what is known of them. */
interface ProviderClaims {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface TestProvider {
  settings: OidcSettings
  /** By subject. */
  people: Map<string, ProviderClaims>
  /** Signs somebody in at the provider as a browser would, and gives the address it then leads back to. */
  signIn(url: URL, subject: string): Promise<string>
  close(): Promise<void>
}

/** A real OpenID Connect provider on loopback for a Kwiq at `publicUrl`. */
export async function startProvider(publicUrl: string): Promise<TestProvider> {
  // It has no types of its own; what is used of it stands in `ProviderModule`.
  const name = 'oidc-provider'
  const { Provider } = (await import(name)) as ProviderModule
  const people = new Map<string, ProviderClaims>()
  const listening = createServer()
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  const issuerUrl = `http://127.0.0.1:${port}`
  const provider = new Provider(issuerUrl, {
    clients: [
      {
        client_id: 'kwiq',
        client_secret: 'a secret of the test',
        redirect_uris: [`${publicUrl}/api/login/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the test'] },
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  })
  listening.on('request', provider.callback())

  return {
    settings: { issuerUrl, clientId: 'kwiq', clientSecret: 'a secret of the test' },
    people,
    signIn: async (url, subject) => {
      const jar = new Map<string, string>()
      let next = url.href
      let form: URLSearchParams | null = null
      for (let step = 0; step < 12; step += 1) {
        const response: Response = await fetch(next, {
          method: form ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
          ...(form && { body: form }),
        })
        form = null
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          const at = pair.indexOf('=')
          jar.set(pair.slice(0, at), pair.slice(at + 1))
        }
        const location = response.headers.get('location')
        if (location) {
          next = new URL(location, next).href
          if (next.startsWith(publicUrl)) return next
          continue
        }
        // The provider's own pages: who one is, then whether Kwiq may know it.
        const page = await response.text()
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
        const action = /action="([^"]+)"/.exec(page)?.[1]
        if (!prompt || !action)
          throw new Error(`The provider showed ${response.status} ${page.slice(0, 2000)}`)
        next = new URL(action, next).href
        form = new URLSearchParams({ prompt, login: subject, password: 'any' })
      }
      throw new Error('The provider led in circles.')
    },
    close: async () => {
      listening.closeAllConnections()
      await new Promise<void>((resolve) => listening.close(() => resolve()))
    },
  }
}

interface ProviderModule {
  Provider: new (
    issuer: string,
    configuration: object,
  ) => { callback(): Parameters<ReturnType<typeof createServer>['on']>[1] }
}
