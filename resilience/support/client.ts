/** Milliseconds after which a call counts as never answered: far above what any of them may take. */
const longest = 60_000

/** An answer, read to its end. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as of `app.inject`: the test says what it expects
  json<T>(): T
}

/** Somebody who calls the API with the session they have. */
export interface Client {
  /** Rejects when the line is lost before the answer is whole. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The same, and rejects unless it succeeds. */
  must(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The body of a file. */
  bytes(path: string): Promise<Uint8Array>
  /** The same person at another address. */
  at(url: string): Client
  cookie: string
}

/** A caller at an address; `urlNow` is asked each time, for an address that changes with a restart. */
export function createClient(urlNow: string | (() => string), cookie = ''): Client {
  const urlOf = () => (typeof urlNow === 'string' ? urlNow : urlNow())
  const client: Client = {
    cookie,
    bytes: async (path) => {
      const response = await fetch(urlOf() + path, { headers: { cookie: client.cookie } })
      if (!response.ok) throw new Error(`GET ${path}: ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
    at: (url) => createClient(url, client.cookie),
    call: async (method, path, body, headers = {}) => {
      const signal = AbortSignal.timeout(longest)
      const response = await fetch(urlOf() + path, {
        method,
        redirect: 'manual',
        signal,
        headers: {
          ...(client.cookie && { cookie: client.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        const why = signal.aborted ? `no answer within ${longest} ms` : 'the line was lost'
        throw new Error(`${method} ${path}: ${why}`, { cause })
      })
      const text = await response.text()
      const set = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
      if (set.length > 0) client.cookie = set.join('; ')
      return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
    },
    must: async (method, path, body, headers) => {
      const answer = await client.call(method, path, body, headers)
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
      return answer
    },
  }
  return client
}

/** Registers somebody and gives their client. The first of a Kwiq is its OWNER, whom no plan limits. */
export async function register(url: string | (() => string), email: string): Promise<Client> {
  const client = createClient(url)
  await client.must('POST', '/api/register', { email, password: 'a quiet heron', firstName: 'Mara' })
  return client
}
