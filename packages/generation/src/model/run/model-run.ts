import type { LanguageModel } from 'ai'
import type { AnswerKind } from '../answer-schema.ts'
import { ModelFailure, toModelFailure } from '../failure.ts'
import { answerForms, type AnswerForm, requestText, type TextAnswer } from '../request-text.ts'
import type { ModelState } from './model-state.ts'

export interface ModelUse {
  requests: number
  inputTokens: number
  outputTokens: number
}

export interface RunOptions {
  model: LanguageModel
  state: ModelState
  now: () => number
  signal?: AbortSignal | undefined
  /** Longest silence of the model, ms. */
  idleTimeoutMs?: number | undefined
  /** Longest time of all requests together, ms. */
  totalTimeoutMs?: number | undefined
}

export interface Question {
  kind: AnswerKind
  /** The words for the model by the form of answer that is asked for. */
  system: (form: AnswerForm) => string
  prompt: string
  onText?: (textSoFar: string) => void
}

/** Most requests of one run, faults and all. */
const mostRequests = 6
/** Who asks for more patience than this gets no second request in this run. */
const longestWaitMs = 10_000
const usualWaitMs = 300

/** The requests of one run: counts them, lowers the form of answer, waits and tries each again once. */
export class ModelRun {
  readonly use: ModelUse = { requests: 0, inputTokens: 0, outputTokens: 0 }
  readonly #options: RunOptions
  readonly #endsAt: number

  constructor(options: RunOptions) {
    this.#options = options
    this.#endsAt = performance.now() + (options.totalTimeoutMs ?? 120_000)
  }

  /** Requests that may still be made. */
  get left(): number {
    return mostRequests - this.use.requests
  }

  /** Throws ModelFailure when no text could be had. May be called several times in parallel. */
  async ask(question: Question): Promise<TextAnswer> {
    const { state, signal, now } = this.#options
    let hasRetried = false
    for (;;) {
      // What was cancelled while it waited, or before it was asked, is no request.
      if (signal?.aborted) throw new ModelFailure('Cancelled.')
      const form = state.form
      try {
        const answer = await this.#request(question, answerForms[form] ?? 'text')
        state.breaker.succeed()
        return answer
      } catch (error) {
        const failure = toModelFailure(error, now)
        if (signal?.aborted) throw failure
        if (failure.isFormRefused && form < answerForms.length - 1) {
          // A parallel request may have lowered it already.
          state.form = Math.max(state.form, form + 1)
        } else if (this.#isWorthAnother(failure) && !hasRetried) {
          hasRetried = true
          await pause(failure.retryAfterMs || usualWaitMs, signal)
        } else {
          if (failure.isRetryable) state.breaker.fail(failure.retryAfterMs)
          throw failure
        }
      }
    }
  }

  async #request(question: Question, form: AnswerForm): Promise<TextAnswer> {
    if (this.left <= 0) throw new ModelFailure('The model gave no usable app.', { stage: 'repair' })
    const totalTimeoutMs = this.#endsAt - performance.now()
    if (totalTimeoutMs <= 0) throw new ModelFailure('The AI provider did not answer in time.')
    this.use.requests += 1
    const answer = await requestText({
      model: this.#options.model,
      system: question.system(form),
      prompt: question.prompt,
      kind: question.kind,
      form,
      signal: this.#options.signal,
      now: this.#options.now,
      idleTimeoutMs: this.#options.idleTimeoutMs ?? 30_000,
      totalTimeoutMs,
      onText: question.onText,
    })
    this.use.inputTokens += answer.inputTokens
    this.use.outputTokens += answer.outputTokens
    return answer
  }

  /** What passes soon is asked for again; silence has taken its time already. */
  #isWorthAnother({ isRetryable, isSilence, retryAfterMs }: ModelFailure): boolean {
    return isRetryable && !isSilence && this.#canWait(retryAfterMs)
  }

  #canWait(milliseconds: number): boolean {
    return milliseconds <= Math.min(longestWaitMs, this.#endsAt - performance.now()) && this.left > 0
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end, { once: true })
  })
}
