import { availableParallelism } from 'node:os'
import type { AppDocument } from '@kwiq/app-model'
import { type CpuTime, cpuSince, readCpuTime } from './cpu-time.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'
import { holdProcessors } from './hold-processors.ts'
import { type Caller, type Load, openLoad } from './load.ts'

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
/** Of a core for each of two processes: with it, two cores have room for the database and the load besides. */
const held = 0.4
const gainPromised = 1.6
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
  pids: readonly number[]
  /** Name of the database, and the script the processes run. */
  database: string
  script: string
  people: readonly Person[]
  schema: AppDocument
}

/** What is asked of Kwiq on an ordinary day, which keeps its web processes busier than their database. */
export async function measureEverydayMix({
  ports,
  pids,
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
  const figures: Figure[] = []
  try {
    const beside = () => compareRates(alone, halves, script, database)
    const cores = availableParallelism()
    figures.push(ofTwo(`beside one, on ${cores} cores with all the others`, await beside()))
    // What a second process adds shows where neither the load nor the database waits for a core.
    const letGo = holdProcessors(pids, held)
    if (letGo) {
      try {
        figures.push(ofTwo(`beside one, each held to ${held} of a core`, await beside()))
      } finally {
        letGo()
      }
    } else process.stdout.write('left out: two processes held to a part of a core need control groups\n')
  } finally {
    for (const load of [alone, ...halves]) load.close()
  }
  return [...figures, await waitsOfCrowds(ports[0], people, schema)]
}

interface Comparison {
  /** Calls of two processes for each call of one: the median of the slices. */
  gain: number
  /** Of the cores, what each took while both were asked: "12.0 %". */
  shares: { load: string; database: string; servers: string }
}

/** One process and two in turn, as much as they can answer. */
async function compareRates(
  alone: Load,
  halves: readonly Load[],
  script: string,
  database: string,
): Promise<Comparison> {
  const both = async () => {
    const rates = await Promise.all(halves.map((load) => load.run(slice)))
    return rates.reduce((sum, rate) => sum + rate, 0)
  }
  const used: CpuTime = { own: 0, servers: 0, database: 0 }
  let time = 0
  const gains: number[] = []
  await alone.run(warmUp)
  await Promise.all(halves.map((load) => load.run(warmUp)))
  for (let round = 0; round < slices; round += 1) {
    const one = await alone.run(slice)
    const [before, begun] = [readCpuTime(script, database), performance.now()]
    gains.push((await both()) / one)
    const { own, servers, database: ofDatabase } = cpuSince(before, readCpuTime(script, database))
    used.own += own
    used.servers += servers
    used.database += ofDatabase
    time += performance.now() - begun
  }
  const share = (ms: number) => `${((ms / time / availableParallelism()) * 100).toFixed(1)} %`
  return {
    gain: percentile(gains, 0.5),
    shares: { load: share(used.own), database: share(used.database), servers: share(used.servers) },
  }
}

function ofTwo(how: string, { gain, shares }: Comparison): Figure {
  return {
    name: `PostgreSQL: two web processes ${how} (${inWords}); of the cores the load generator took ${shares.load}, the database ${shares.database}, the web processes ${shares.servers}`,
    value: gain.toFixed(2),
    promise: `>= ${gainPromised}`,
    isKept: gain >= gainPromised,
  }
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
