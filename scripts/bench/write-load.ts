import { Agent, request } from 'node:http'

/** One who saves again and again: every time another text, on the answer to the last. */
export interface Writer {
  url: string
  headers: Record<string, string>
  /** The body of the n-th save; must differ from the one before. */
  body: (n: number) => string
}

/** Saves a second that are answered with success, of all writers together, each waiting for its answers. */
export async function savesPerSecond(writers: Writer[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + seconds * 1000
  let saves = 0
  await Promise.all(
    writers.map(async (writer) => {
      let etag: string | undefined
      for (let n = 0; performance.now() < end; n += 1) {
        etag = await save(agent, writer, writer.body(n), etag)
        saves += 1
      }
    }),
  )
  agent.destroy()
  return saves / seconds
}

/** Sends one save; gives the ETag of the answer, for the next one's If-Match. */
function save(
  agent: Agent,
  { url, headers }: Writer,
  body: string,
  etag?: string,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
        ...(etag && { 'if-match': etag }),
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve(response.headers.etag)
        else reject(new Error(`PUT ${url} was answered with ${response.statusCode}.`))
      })
    })
    sent.end(body)
  })
}
