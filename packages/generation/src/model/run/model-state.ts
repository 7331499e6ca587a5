import type { LanguageModel } from 'ai'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'

/** What is remembered of a model between runs. */
export interface ModelState {
  /** Index of the best form of answer the provider is known to take; see `answerForms`. */
  form: number
  breaker: CircuitBreaker
}

/** A fresh memory, for a caller that keeps it itself. `now` in ms. */
export function createModelState(now: () => number): ModelState {
  return { form: 0, breaker: createCircuitBreaker(now) }
}

const byInstance = new WeakMap<object, ModelState>()
const byName = new Map<string, ModelState>()

/** The memory of this model instance (or of the name, where a model is only named), made at its first use. */
export function stateOfModel(model: LanguageModel, now: () => number): ModelState {
  const known = typeof model === 'string' ? byName.get(model) : byInstance.get(model)
  if (known) return known
  const made = createModelState(now)
  if (typeof model === 'string') byName.set(model, made)
  else byInstance.set(model, made)
  return made
}
