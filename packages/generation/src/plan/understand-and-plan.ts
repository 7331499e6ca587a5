import { understand, type Understanding } from '../understand/understand.ts'
import { type Planned, planApp } from './plan-app.ts'

/** Kinds without content of their own: a description of them is of no kind anybody knows. */
const openKinds: ReadonlySet<string> = new Set(['generic', 'tracker', 'reference'])

interface Seeds {
  seed?: number | undefined
  contentSeed?: number | undefined
}

interface Read {
  meant: Understanding
  planned: Planned
}

/**
 * A description as it is understood, and the app it asks for. What a post complains of before its wish is no part of the
 * app, unless the wish alone is of no kind and the complaint tells of which: "I dragged the telescope out three times".
 */
export function understandAndPlan(prompt: string, seeds: Seeds): Read {
  const wished = read(prompt, seeds, false)
  if (wished.meant.wishStems === undefined || !isOpen(wished)) return wished
  const whole = read(prompt, seeds, true)
  return isOpen(whole) ? wished : whole
}

function read(prompt: string, { seed, contentSeed }: Seeds, keepsBackground: boolean): Read {
  const meant = understand(prompt, keepsBackground)
  meant.seed = contentSeed ?? meant.seed
  return { meant, planned: planApp(meant, seed ?? meant.seed) }
}

const isOpen = ({ planned }: Read): boolean => openKinds.has(planned.archetype.id)
