import type { Screen } from '@kwiq/app-model'
import type { ScreenPlan } from '../../plan/types.ts'
import type { Draft } from '../draft.ts'
import { completeScreens, extractJson } from '../extract-json.ts'
import { screenInstructions, screensQuestion } from '../instructions.ts'
import { isRecord, plainText } from '../repair/coerce-properties.ts'
import { screensOf } from '../repair/screens-of.ts'
import { createFindScreen, readScreen, type ScreenSource } from '../repair/assemble-app.ts'
import type { ModelRun } from './model-run.ts'

/** Screens asked for in one request; more requests run side by side. */
const screensPerRequest = 3
/** Requests that are kept for a second try. */
const spareRequests = 1

/** The screens of a draft as they come from the model: which there are, and what is wrong with the others. */
export class ScreenCollection {
  readonly draft: Draft
  readonly sources: ScreenSource[]
  readonly problems = new Map<string, string>()
  readonly #onScreen: (screen: Screen, index: number) => void
  readonly #shown = new Set<string>()

  constructor(draft: Draft, onScreen: (screen: Screen, index: number) => void) {
    this.draft = draft
    this.sources = draft.plan.screens.map(({ id, name }) => ({ id, name, raw: undefined }))
    this.#onScreen = onScreen
  }

  /** Screens the model has not made so far. */
  get missing(): ScreenPlan[] {
    return this.draft.plan.screens.filter((_, index) => this.sources[index]?.raw === undefined)
  }

  /** What the model gave of them, as it came. */
  get answers(): unknown[] {
    return this.sources.flatMap(({ raw }) => (raw === undefined ? [] : [raw]))
  }

  get madeCount(): number {
    return this.sources.length - this.missing.length
  }

  /** Takes the usable ones of these raw screens. One that is there already is never replaced. */
  take(values: readonly unknown[], wanted: readonly ScreenPlan[]): void {
    const asked = this.sources.filter(({ id }) => wanted.some((each) => each.id === id))
    for (const [place, raw] of values.entries()) {
      if (!isRecord(raw)) continue
      // Of screens without id and name the order has to do.
      const isNamed = raw.id !== undefined || raw.name !== undefined || raw.title !== undefined
      const source = isNamed ? findSource(asked, raw) : asked[place]
      if (!source || source.raw !== undefined) continue
      const read = readScreen({ ...source, raw }, createFindScreen(this.sources))
      if ('problem' in read) this.problems.set(source.id, read.problem)
      else {
        source.raw = raw
        this.problems.delete(source.id)
        this.#show(read.screen)
      }
    }
  }

  /** Takes back all that was made, for the reason that is told the model when it is asked again. */
  reject(problem: string): void {
    for (const source of this.sources) {
      source.raw = undefined
      this.problems.set(source.id, problem)
    }
    this.#shown.clear()
  }

  #show(screen: Screen): void {
    if (this.#shown.has(screen.id)) return
    this.#shown.add(screen.id)
    this.#onScreen(
      screen,
      this.sources.findIndex(({ id }) => id === screen.id),
    )
  }
}

/** The screen that is meant, by id, else by name; a second one of the same id may still have a name of its own. */
function findSource(asked: readonly ScreenSource[], raw: Record<string, unknown>): ScreenSource | undefined {
  const name = plainText(raw.name ?? raw.title, 60).toLowerCase()
  const byId = asked.find(({ id }) => id === raw.id)
  const byName = asked.find((source) => source.name.toLowerCase() === name)
  return byId?.raw === undefined ? (byId ?? byName) : (byName ?? byId)
}

/**
 * Asks for all missing screens, side by side, as far as requests are left. A request that fails costs only its
 * own screens. Throws the first failure when no request gave an answer.
 */
export async function askScreens(
  run: ModelRun,
  description: string,
  screens: ScreenCollection,
): Promise<string[]> {
  const { missing } = screens
  if (missing.length === 0) return []
  const most = Math.max(1, run.left - spareRequests)
  const groups = divide(missing, Math.min(most, Math.ceil(missing.length / screensPerRequest)))
  const settled = await Promise.allSettled(groups.map((group) => askGroup(run, description, screens, group)))
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = settled.find((each) => each.status === 'rejected')
  if (answers.length === 0 && failed) throw failed.reason
  return answers
}

/** Asks once more for what is missing, saying what was wrong with it. */
export async function askAgain(
  run: ModelRun,
  description: string,
  screens: ScreenCollection,
): Promise<string> {
  return askGroup(run, description, screens, screens.missing)
}

async function askGroup(
  run: ModelRun,
  description: string,
  screens: ScreenCollection,
  wanted: readonly ScreenPlan[],
): Promise<string> {
  const problems = wanted.flatMap(({ id }) => {
    const problem = screens.problems.get(id)
    return problem === undefined ? [] : [`${id}: ${problem}`]
  })
  let length = 0
  const { text } = await run.ask({
    kind: 'screens',
    system: screenInstructions,
    prompt: screensQuestion(description, screens.draft, wanted, problems),
    onText: (textSoFar) => {
      // Only a closing brace can complete a screen.
      const isGrown = textSoFar.slice(length).includes('}')
      length = textSoFar.length
      if (isGrown) screens.take(completeScreens(textSoFar), wanted)
    },
  })
  screens.take(completeScreens(text), wanted)
  screens.take(screensOf(extractJson(text)), wanted)
  return text
}

function divide<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.ceil(items.length / count)
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
