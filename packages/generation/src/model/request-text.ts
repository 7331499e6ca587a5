import { type LanguageModel, streamText } from 'ai'
import { ModelFailure, toModelFailure } from './failure.ts'
import { type AnswerKind, answerOutput } from './answer-schema.ts'
import { isCutOff } from './extract-json.ts'

/** Forms of answer, best first: a provider that refuses one is asked for the next. */
export const answerForms = ['json_schema', 'json_object', 'text'] as const
export type AnswerForm = (typeof answerForms)[number]

export interface TextRequest {
  model: LanguageModel
  system: string
  prompt: string
  form: AnswerForm
  kind: AnswerKind
  signal?: AbortSignal | undefined
  /** Longest silence between two pieces of the answer, ms. */
  idleTimeoutMs: number
  /** Longest time of the whole request, ms. */
  totalTimeoutMs: number
  onText?: ((textSoFar: string) => void) | undefined
  /** ms; for dates a provider names. */
  now: () => number
}

export interface TextAnswer {
  text: string
  /** The answer ended by itself; false when it was cut by a limit, a time-out or a fault after it began, or ends amid a value. */
  isComplete: boolean
  inputTokens: number
  outputTokens: number
}

/** One request to the model. Throws ModelFailure when no text came at all; keeps what came before a fault. */
export async function requestText(request: TextRequest): Promise<TextAnswer> {
  const ended = new AbortController()
  const timers = { idle: undefined as ReturnType<typeof setTimeout> | undefined, isSlow: false }
  const stop = () => {
    timers.isSlow = true
    ended.abort()
  }
  const total = setTimeout(stop, request.totalTimeoutMs)
  const restart = () => {
    clearTimeout(timers.idle)
    timers.idle = setTimeout(stop, request.idleTimeoutMs)
  }
  const forward = () => ended.abort()
  request.signal?.addEventListener('abort', forward, { once: true })
  let text = ''
  let isComplete = false
  let fault: unknown
  const tokens = { input: 0, output: 0 }
  try {
    if (request.signal?.aborted) throw new ModelFailure('Cancelled.')
    restart()
    const stream = openStream(request, ended.signal)
    for await (const part of stream) {
      restart()
      if (part.type === 'text-delta') {
        text += part.text
        request.onText?.(text)
      } else if (part.type === 'error') {
        fault = part.error
        break
      } else if (part.type === 'finish') {
        isComplete = part.finishReason === 'stop'
        tokens.input = part.totalUsage.inputTokens ?? 0
        tokens.output = part.totalUsage.outputTokens ?? 0
        if (part.finishReason === 'content-filter' && text === '') {
          fault = new ModelFailure('The AI provider declined this description.', { stage: 'parse' })
        }
      } else if (part.type === 'abort') {
        break
      }
    }
  } catch (error) {
    fault = error
  } finally {
    clearTimeout(total)
    clearTimeout(timers.idle)
    request.signal?.removeEventListener('abort', forward)
    ended.abort()
  }
  if (request.signal?.aborted) throw new ModelFailure('Cancelled.')
  if (text !== '')
    return {
      text,
      isComplete: isComplete && !isCutOff(text),
      inputTokens: tokens.input,
      outputTokens: tokens.output,
    }
  if (timers.isSlow)
    throw new ModelFailure('The AI provider did not answer in time.', { isRetryable: true, isSilence: true })
  if (fault !== undefined) throw toModelFailure(fault, request.now)
  throw new ModelFailure('The AI provider sent an empty answer.', { stage: 'parse', isRetryable: true })
}

function openStream({ model, system, prompt, form, kind }: TextRequest, abortSignal: AbortSignal) {
  // The SDK would print errors and try again on its own account; both is decided elsewhere.
  const common = { model, system, prompt, abortSignal, maxRetries: 0, onError: () => {} }
  if (form === 'text') return streamText(common).fullStream
  return streamText({ ...common, output: answerOutput(form, kind) }).fullStream
}
