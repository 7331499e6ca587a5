import type { AppDocument, AppInfo, Screen } from '@kwiq/app-model'
import { currentSchemaVersion } from '@kwiq/app-model'
import type { LanguageModel } from 'ai'
import { composeApp } from '../compose/compose-app.ts'
import { nameLanguage, scriptOfApp } from '../compose/translate-app.ts'
import { type GeneratedApp, generateApp } from '../generate-app.ts'
import { traceApp } from '../trace/trace-app.ts'
import { planApp } from '../plan/plan-app.ts'
import type { AppPlan } from '../plan/types.ts'
import { hashText } from '../seed.ts'
import { withSigns } from '../understand/sign-letters.ts'
import { understand } from '../understand/understand.ts'
import { type Draft, readDraft } from './draft.ts'
import { completeScreens, extractJson } from './extract-json.ts'
import { type FailureStage, ModelFailure, toModelFailure } from './failure.ts'
import { planInstructions, planQuestion } from './instructions.ts'
import { assembleApp } from './repair/assemble-app.ts'
import { isAbout, stemsAsked } from './repair/is-about.ts'
import { isRecord } from './repair/coerce-properties.ts'
import { screensOf } from './repair/screens-of.ts'
import { askAgain, askScreens, ScreenCollection } from './run/ask-screens.ts'
import { ModelRun, type ModelUse } from './run/model-run.ts'
import { type ModelState, stateOfModel } from './run/model-state.ts'

export type ModelStep = 'understanding' | 'planning' | 'designing' | 'checking'

export interface ModelRequest {
  prompt: string
  model: LanguageModel
  seed?: number
  signal?: AbortSignal
  /** Longest silence of the model, ms. */
  idleTimeoutMs?: number
  /** Longest time of all requests together, ms. */
  totalTimeoutMs?: number
  /** False: a model that gives nothing usable is an error instead of a built-in app. */
  canFallBack?: boolean
  /** What is remembered of the model between runs; absent: kept by model instance. */
  state?: ModelState
  /** The time in ms, for the circuit breaker and for dates a provider names. */
  now?: () => number
  onStage?: (step: ModelStep) => void
  /** A screen of the app as soon as it is complete and valid; `index` is its place, they come in any order. */
  onScreen?: (screen: Screen, index: number, document: AppDocument) => void
}

export type ModelResult =
  | (GeneratedApp & { ok: true; source: 'model' | 'built-in'; raw: string; use: ModelUse })
  | { ok: false; error: string; stage: FailureStage; raw: string; use: ModelUse }

/** An app whose model stopped before this many screens is not shown as the model's. */
const fewestScreens = 2

/**
 * Makes an app with a model: a plan, then its screens side by side. Whatever the model does, the answer is a
 * valid document or a typed error, after at most six requests: the form of answer is lowered until the provider
 * takes it, passing faults are retried once, faulty screens are repaired and asked for once more, and what is
 * still missing is made by the built-in generator after the same plan; `notes` says so. A model that answers
 * with a whole app instead of a plan is taken at its word. Cancelling by `signal` gives an error.
 */
export async function generateWithModel(request: ModelRequest): Promise<ModelResult> {
  const now = request.now ?? Date.now
  const state = request.state ?? stateOfModel(request.model, now)
  const run = new ModelRun({ ...request, state, now })
  const { use } = run
  const prompt = request.prompt.trim()
  if (prompt === '')
    return { ok: false, error: 'Please describe your app idea.', stage: 'input', raw: '', use }
  request.onStage?.('understanding')
  const seed = request.seed ?? hashText(prompt)
  const meant = understand(prompt)
  const raws: string[] = []
  let failure: ModelFailure
  try {
    if (!state.breaker.canPass())
      throw new ModelFailure('The AI provider failed several times and is left alone for a moment.')
    const suggestion = planApp(meant, seed).plan
    const asked = stemsAsked(meant, suggestion)
    const made = await makeApp({ request, run, prompt, suggestion, asked, raws })
    if (made) {
      const written = meant.language === 'other' ? scriptOfApp(made.document) : meant.language
      const document = nameLanguage(made.document, written)
      const traced = traceApp(meant, document)
      return {
        ok: true,
        source: 'model',
        raw: raws.join('\n'),
        use,
        ...withSigns({ ...made, document, ...traced }, prompt),
      }
    }
    failure = new ModelFailure('The model gave no usable app.', { stage: 'parse' })
  } catch (error) {
    failure = toModelFailure(error, now)
  }
  const raw = raws.join('\n')
  if (request.signal?.aborted) return { ok: false, error: 'Cancelled.', stage: 'provider', raw, use }
  if (request.canFallBack === false)
    return { ok: false, error: failure.message, stage: failure.stage, raw, use }
  const builtIn = generateApp({ prompt, seed })
  const notes = [`${failure.message} The built-in generator made this app instead.`, ...builtIn.notes]
  return { ...builtIn, ok: true, source: 'built-in', raw, use, notes }
}

const otherPlan = 'The model planned another app than the one described; the built-in plan was used.'

interface Making {
  request: ModelRequest
  run: ModelRun
  prompt: string
  suggestion: AppPlan
  /** Words an answer about the description has some of. */
  asked: ReadonlySet<string>
  raws: string[]
}

async function makeApp({
  request,
  run,
  prompt,
  suggestion,
  asked,
  raws,
}: Making): Promise<{ document: AppDocument; notes: string[] } | undefined> {
  const show = (draft: Draft) => (screen: Screen, index: number) => {
    const app = appInfo(draft.plan)
    request.onScreen?.(screen, index, { schemaVersion: currentSchemaVersion, app, screens: [screen] })
  }
  request.onStage?.('planning')
  let early: ScreenCollection | undefined
  let seen = 0
  const planned = await run.ask({
    kind: 'plan',
    system: planInstructions,
    prompt: planQuestion(prompt, suggestion),
    onText: (text) => {
      // Only a closing brace can complete a screen, wherever in the piece it stands.
      const isGrown = text.slice(seen).includes('}')
      seen = text.length
      if (!request.onScreen || !isGrown) return
      early = showEarly(text, suggestion, early, show)
    },
  })
  raws.push(planned.text)
  const answer = extractJson(planned.text)
  // A plan of another app is no plan: the built-in one stands in, as for what could not be read.
  const isOther = answer !== undefined && !isAbout(answer, asked)
  const value = isOther ? undefined : answer
  const given = screensOf(value)
  const isWhole = given.some(hasComponents)
  const draft = readDraft(isWhole ? withTabsOfNavbars(value, given) : value, suggestion)
  const shown = new Set(early?.sources.filter(({ raw }) => raw !== undefined).map(({ id }) => id))
  const screens = new ScreenCollection(draft, (screen, index) => {
    if (!shown.has(screen.id)) show(draft)(screen, index)
  })
  if (isWhole) screens.take(given, draft.plan.screens)
  request.onStage?.('designing')
  let failure: ModelFailure | undefined
  if (!isWhole || screens.madeCount < fewestScreens) {
    raws.push(...(await askScreens(run, prompt, screens)))
  }
  const isStrange = screens.madeCount > 0 && !isAbout(screens.answers, asked)
  if (isStrange)
    screens.reject('It shows another app than the one that is described, or in another language.')
  if (screens.missing.length > 0 && run.left > 0 && !request.signal?.aborted) {
    const again = await askAgain(run, prompt, screens).catch((error: unknown) => {
      failure = toModelFailure(error, request.now ?? Date.now)
      return undefined
    })
    if (again !== undefined) raws.push(again)
    if (isStrange && screens.madeCount > 0 && !isAbout(screens.answers, asked)) screens.reject('')
  }
  if (request.signal?.aborted) throw failure ?? new ModelFailure('Cancelled.')
  request.onStage?.('checking')
  if (screens.madeCount === 0) return undefined
  const document = assemble(screens, isWhole)
  if (!document || document.screens.length < fewestScreens) return undefined
  const notes = notesOn(screens, isWhole && !planned.isComplete, failure)
  return { document, notes: isOther ? [otherPlan, ...notes] : notes }
}

function assemble(screens: ScreenCollection, isWhole: boolean): AppDocument | undefined {
  const { plan } = screens.draft
  let composed: AppDocument | undefined
  return assembleApp({
    app: appInfo(plan),
    sources: screens.sources,
    fill: (id) => {
      composed ??= composeApp(plan)
      return composed.screens.find((screen) => screen.id === id)
    },
    tabs: isWhole ? undefined : plan.screens.filter((screen) => screen.isTab),
  })
}

const hasComponents = (screen: unknown): boolean =>
  isRecord(screen) &&
  [screen.components, screen.children, screen.elements, screen.body].some(
    (list) => (Array.isArray(list) && list.length > 0) || isRecord(list),
  )

/** In a whole app the tabs are the screens with a navbar. */
function withTabsOfNavbars(value: unknown, screens: readonly unknown[]): unknown {
  const marked = screens.map((screen) =>
    isRecord(screen) && JSON.stringify(screen).includes('navbar') ? { ...screen, isTab: true } : screen,
  )
  const info = isRecord(value) && isRecord(value.app) ? { ...value, ...value.app } : value
  return { ...(isRecord(info) ? info : {}), screens: marked }
}

/** Shows the screens of a whole app while it is still being written. */
function showEarly(
  text: string,
  suggestion: AppPlan,
  before: ScreenCollection | undefined,
  show: (draft: Draft) => (screen: Screen, index: number) => void,
): ScreenCollection | undefined {
  const screens = completeScreens(text).filter(hasComponents)
  if (screens.length < fewestScreens || screens.length === before?.sources.length) return before
  const draft = readDraft({ screens }, suggestion)
  const shown = new Set(before?.sources.map(({ id }) => id))
  const collection = new ScreenCollection(draft, (screen, index) => {
    if (!shown.has(screen.id)) show(draft)(screen, index)
  })
  collection.take(screens, draft.plan.screens)
  return collection
}

function appInfo({ name, description, icon, theme, screens }: AppPlan): AppInfo {
  return { name, description, icon, theme, startScreenId: screens[0]?.id ?? 'home' }
}

function notesOn(screens: ScreenCollection, isCut: boolean, failure: ModelFailure | undefined): string[] {
  const { missing, madeCount } = screens
  const notes = isCut ? [`The model stopped early; ${madeCount} screens could be kept.`] : []
  if (missing.length === 0) return notes
  const names = missing.map(({ name }) => name).join(', ')
  const reason = failure ? `${failure.message} ` : ''
  return [...notes, `${reason}The built-in generator made what the model did not: ${names}.`]
}
