import type { AppDocument, Screen } from '@kwiq/app-model'
import type { LanguageModel } from 'ai'
import { type GeneratedApp, generateApp, traceApp } from '../generate-app.ts'
import { planApp } from '../plan/plan-app.ts'
import { hashText } from '../seed.ts'
import { understand } from '../understand/understand.ts'
import { completeScreens, extractJson } from './extract-json.ts'
import { type FailureStage, ModelFailure, toModelFailure } from './failure.ts'
import { correction, instructions, question } from './instructions.ts'
import { repairDocument, type Repaired } from './repair/repair-document.ts'
import { answerForms, requestText, type TextAnswer } from './request-text.ts'

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
  onStage?: (step: ModelStep) => void
  /** A screen of the app as soon as it is complete and valid. */
  onScreen?: (screen: Screen, index: number, document: AppDocument) => void
}

export interface ModelUse {
  requests: number
  inputTokens: number
  outputTokens: number
}

export type ModelResult =
  | (GeneratedApp & { ok: true; source: 'model' | 'built-in'; raw: string; use: ModelUse })
  | { ok: false; error: string; stage: FailureStage; raw: string; use: ModelUse }

const mostRequests = 6
const longestWaitMs = 5_000

/**
 * Makes an app with a model. Whatever the model does, the answer is a valid document or a typed error, after
 * at most six requests: the form of answer is lowered until the provider takes it, passing faults are retried
 * once, a faulty answer is repaired and once asked again. What cannot be had from the model comes from the
 * built-in generator, and `notes` says so. Cancelling by `signal` gives an error and costs nothing more.
 */
export async function generateWithModel(request: ModelRequest): Promise<ModelResult> {
  const use: ModelUse = { requests: 0, inputTokens: 0, outputTokens: 0 }
  const prompt = request.prompt.trim()
  if (prompt === '')
    return { ok: false, error: 'Please describe your app idea.', stage: 'input', raw: '', use }
  request.onStage?.('understanding')
  const seed = request.seed ?? hashText(prompt)
  const builtIn = generateApp({ prompt, seed })
  const meant = understand(prompt)
  const { plan } = planApp(meant, seed)
  request.onStage?.('planning')
  const run = new Run(request, use)
  let failure = new ModelFailure('The model gave no usable app.', { stage: 'parse' })
  let raw = ''
  try {
    request.onStage?.('designing')
    const first = await run.ask(question(prompt, plan), builtIn.document)
    raw = first.text
    request.onStage?.('checking')
    let best = repairDocument(extractJson(first.text), builtIn.document)
    if (isPoor(best, first)) {
      const problems = best ? best.problems : ['the answer held no JSON object with screens']
      const second = await run
        .ask(correction(prompt, problems, plan), builtIn.document)
        .catch((error: unknown) => {
          if (request.signal?.aborted || !best) throw error
          return undefined
        })
      const better = second && repairDocument(extractJson(second.text), builtIn.document)
      if (second && better && (!best || better.document.screens.length >= best.document.screens.length)) {
        raw = second.text
        best = better
      }
    }
    if (best && best.document.screens.length >= 2) {
      return {
        ok: true,
        source: 'model',
        raw,
        use,
        document: best.document,
        ...traceApp(meant, best.document),
        notes: notesOn(best, first),
      }
    }
    failure = new ModelFailure('The model gave no usable app.', { stage: best ? 'repair' : 'parse' })
  } catch (error) {
    failure = toModelFailure(error)
  }
  if (request.signal?.aborted) return { ok: false, error: 'Cancelled.', stage: 'provider', raw, use }
  if (request.canFallBack === false)
    return { ok: false, error: failure.message, stage: failure.stage, raw, use }
  const notes = [`${failure.message} The built-in generator made this app instead.`, ...builtIn.notes]
  return { ...builtIn, ok: true, source: 'built-in', raw, use, notes }
}

function isPoor(repaired: Repaired | undefined, answer: TextAnswer): boolean {
  if (!repaired) return true
  return (
    repaired.document.screens.length < 3 ||
    repaired.problems.length > 0 ||
    (!answer.isComplete && repaired.document.screens.length < 4)
  )
}

function notesOn(repaired: Repaired, answer: TextAnswer): string[] {
  return answer.isComplete
    ? []
    : [`The model stopped early; ${repaired.document.screens.length} screens could be kept.`]
}

/** The requests of one generation: counts them, lowers the form of answer, waits and tries again once. */
class Run {
  readonly #request: ModelRequest
  readonly #use: ModelUse
  #form = 0
  #hasRetried = false
  #leftMs: number
  #shown = 0
  constructor(request: ModelRequest, use: ModelUse) {
    this.#request = request
    this.#use = use
    this.#leftMs = request.totalTimeoutMs ?? 120_000
  }

  async ask(prompt: string, base: AppDocument): Promise<TextAnswer> {
    for (;;) {
      if (this.#use.requests >= mostRequests)
        throw new ModelFailure('The model gave no usable app.', { stage: 'repair' })
      if (this.#leftMs <= 0) throw new ModelFailure('The AI provider did not answer in time.')
      this.#use.requests += 1
      const form = answerForms[this.#form] ?? 'text'
      const started = performance.now()
      try {
        const answer = await requestText({
          model: this.#request.model,
          system: instructions(form),
          prompt,
          form,
          signal: this.#request.signal,
          idleTimeoutMs: this.#request.idleTimeoutMs ?? 30_000,
          totalTimeoutMs: this.#leftMs,
          onText: (text) => this.#show(text, base),
        })
        this.#use.inputTokens += answer.inputTokens
        this.#use.outputTokens += answer.outputTokens
        return answer
      } catch (error) {
        const failure = toModelFailure(error)
        if (this.#request.signal?.aborted) throw failure
        if (failure.isFormRefused && this.#form < answerForms.length - 1) this.#form += 1
        else if (failure.isRetryable && !this.#hasRetried) {
          this.#hasRetried = true
          await this.#pause(Math.min(longestWaitMs, failure.retryAfterMs || 300))
        } else throw failure
      } finally {
        this.#leftMs -= performance.now() - started
      }
    }
  }

  /** Shows screens as they are completed. Links to screens still to come are added when the app is whole. */
  #show(text: string, base: AppDocument): void {
    const { onScreen } = this.#request
    if (!onScreen || !text.trimEnd().endsWith('}')) return
    const screens = completeScreens(text)
    if (screens.length <= this.#shown) return
    const repaired = repairDocument({ screens }, base)
    for (const [index, screen] of (repaired?.document.screens ?? []).entries()) {
      if (index >= this.#shown && repaired) onScreen(screen, index, repaired.document)
    }
    this.#shown = screens.length
  }

  #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#request
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal?.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          resolve()
        },
        { once: true },
      )
    })
  }
}
