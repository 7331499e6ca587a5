import { availableParallelism } from 'node:os'
import type { AppDocument } from '@kwiq/app-model'
import { type CpuTime, cpuSince, readCpuTime } from './cpu-time.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'
import { type Caller, openLoad } from './load.ts'

/** What people do in turn, of twenty calls: open documents, save some of them, describe apps. */
const mix = [...'rrgrsrrgrrggrrsgrrrg'] as readonly string[]
const inWords = 'of 20 calls 12 open a document, 2 save one, 6 describe an app'

const descriptions = [
  'A fitness tracker with workout logs and progress charts',
  'A shop for handmade candles with a catalogue and a cart',
  'Recipes with search, favourites and a plan for the week',
  'A neighbourhood library where people lend each other tools',
]

/** People at once of whom the time to an answer is told; each of several makes a call every two seconds, as in the studio. */
const crowds = [1, 4, 16, 64] as const
const pace = 2000
const crowdTime = 12_000
/** Milliseconds of one slice, and how often each side has one, in turn. */
const slice = 1000
const slices = 10
const warmUp = 4000
/** How much longer 64 people may wait than one. */
const stable = 2

/** Callers at once where as much is asked as can be answered. */
const callerCount = 8

/** How many people the measurement needs: each of a crowd has a project of their own. */
export const peopleCount = Math.max(...crowds)

export interface Person {
  cookie: string
  projectId: string
}

interface Place {
  /** Of two web processes on one database. */
  ports: readonly [number, number]
  /** Name of the database, and the script the processes run. */
  database: string
  script: string
  people: readonly Person[]
  schema: AppDocument
}

/** What is asked of Kwiq on an ordinary day, which keeps its web processes busier than their database. */
export async function measureEverydayMix({
  ports,
  database,
  script,
  people,
  schema,
}: Place): Promise<Figure[]> {
  const callers = people.map((person, index) => everyday(person, schema, index))
  // No document has two who save it: the one would have to read it again after the other.
  const of = (port: number, first: number, count: number) =>
    openLoad(port, callers.slice(first, first + count), { spins: false })
  const alone = await of(ports[0], 0, callerCount)
  const halves = await Promise.all(
    ports.map((port, index) => of(port, callerCount + (index * callerCount) / 2, callerCount / 2)),
  )
  const both = async () => {
    const rates = await Promise.all(halves.map((load) => load.run(slice)))
    return rates.reduce((sum, rate) => sum + rate, 0)
  }
  const used: CpuTime = { own: 0, servers: 0, database: 0 }
  let time = 0
  const shares: number[] = []
  try {
    await alone.run(warmUp)
    await Promise.all(halves.map((load) => load.run(warmUp)))
    for (let round = 0; round < slices; round += 1) {
      const one = await alone.run(slice)
      const [before, begun] = [readCpuTime(script, database), performance.now()]
      shares.push((await both()) / one)
      const { own, servers, database: ofDatabase } = cpuSince(before, readCpuTime(script, database))
      used.own += own
      used.servers += servers
      used.database += ofDatabase
      time += performance.now() - begun
    }
  } finally {
    for (const load of [alone, ...halves]) load.close()
  }
  const cores = availableParallelism()
  const share = (ms: number) => `${((ms / time / cores) * 100).toFixed(1)} %`
  const gain = percentile(shares, 0.5)
  return [
    {
      name: `PostgreSQL: two web processes beside one, on ${cores} cores (${inWords}); of the cores the load generator took ${share(used.own)}, the database ${share(used.database)}, the web processes ${share(used.servers)}`,
      value: gain.toFixed(2),
      promise: '>= 1.6',
      isKept: gain >= 1.6,
    },
    await waitsOfCrowds(ports[0], people, schema),
  ]
}

async function waitsOfCrowds(port: number, people: readonly Person[], schema: AppDocument): Promise<Figure> {
  const waits: number[] = []
  for (const size of crowds) {
    const crowd = Array.from({ length: size }, (_, index) => {
      const person = people[index]
      if (!person) throw new Error('Nobody is there.')
      return everyday(person, schema, index)
    })
    // One alone does not pause: their calls meet nobody else's in any case.
    const load = await openLoad(port, crowd, { spins: false, pace: size === 1 ? 0 : pace })
    const times: number[] = []
    await load.run(crowdTime, times)
    load.close()
    waits.push(percentile(times, 0.95))
  }
  const growth = (waits.at(-1) ?? 0) / (waits[0] ?? 1)
  return {
    name: `PostgreSQL: p95 of the same mix with ${crowds.join(', ')} people, each a call every two seconds`,
    value: `${waits.map(milliseconds).join(', ')}, the last ${growth.toFixed(2)} of the first`,
    promise: `<= ${stable} of the first`,
    isKept: growth <= stable,
  }
}

/** One who does in turn what the mix says, each beginning elsewhere in it. */
function everyday({ cookie, projectId }: Person, schema: AppDocument, index: number): Caller {
  const headers = `cookie: ${cookie}\r\n`
  const path = `/api/projects/${projectId}/schema`
  const [before = '', after = ''] = JSON.stringify({
    ...schema,
    app: { ...schema.app, description: '<stamp>' },
  }).split('<stamp>')
  return {
    request: (n, etag) => {
      const turn = n + index * 7
      const json = `${headers}content-type: application/json\r\n`
      switch (mix[turn % mix.length]) {
        case 'g': {
          const prompt = descriptions[turn % descriptions.length]
          return { method: 'POST', path: '/api/ai/generate', headers: json, body: JSON.stringify({ prompt }) }
        }
        case 's':
          return {
            path,
            headers: etag ? `${json}if-match: ${etag}\r\n` : json,
            body: `${before}${n} ${Math.random()}${after}`,
          }
        default:
          return { path, headers }
      }
    },
  }
}
