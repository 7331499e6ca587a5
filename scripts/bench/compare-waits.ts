import { type Figure, percentile } from './figure.ts'
import type { Load } from './load.ts'

/** People who ask at once without pause. One alone leaves the core idle between calls; from four on it is busy. */
const crowds = [1, 4, 16, 64] as const
/** Milliseconds of one slice, and how often each side has one, in turn. */
const slice = 250
const slices = 12
const warmUp = 500
/** How much the ratio may grow from four people to 64. */
const stable = 1.25

/**
 * How long people wait beside those who ask the bare handler, the more of them there are. Who asks without pause waits for
 * all the others on either side, so that times grow with their number; what is ours of that is the ratio.
 */
export async function compareWaits(
  openOurs: (size: number) => Promise<Load>,
  openTheirs: (size: number) => Promise<Load>,
): Promise<Figure> {
  const ratios: number[] = []
  for (const size of crowds) {
    const [ours, theirs] = [await openOurs(size), await openTheirs(size)]
    const [ourTimes, theirTimes]: [number[], number[]] = [[], []]
    try {
      await ours.run(warmUp)
      await theirs.run(warmUp)
      for (let round = 0; round < slices; round += 1) {
        await ours.run(slice, ourTimes)
        await theirs.run(slice, theirTimes)
      }
    } finally {
      ours.close()
      theirs.close()
    }
    ratios.push(percentile(ourTimes, 0.95) / percentile(theirTimes, 0.95))
  }
  const growth = (ratios.at(-1) ?? Number.NaN) / (ratios[1] ?? Number.NaN)
  return {
    name: `PostgreSQL: p95 of the read mix, of the bare handler's, with ${crowds.join(', ')} people who do not pause`,
    value: `${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}, the last ${growth.toFixed(2)} of that of ${crowds[1]}`,
    promise: `<= ${stable} of it`,
    isKept: growth <= stable,
  }
}
