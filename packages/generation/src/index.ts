export { type GeneratedApp, generateApp } from './generate-app.ts'
export type { TraceEntry } from './trace/trace-app.ts'
export {
  generateWithModel,
  type ModelRequest,
  type ModelResult,
  type ModelStep,
} from './model/generate-with-model.ts'
export { type ModelUse } from './model/run/model-run.ts'
export { createModelState, type ModelState } from './model/run/model-state.ts'
export { type CircuitBreaker, createCircuitBreaker } from './model/run/circuit-breaker.ts'
export { type FailureStage } from './model/failure.ts'
export { editApp, type EditedApp } from './edit/edit-app.ts'
export {
  editWithModel,
  isTooLargeForModel,
  type ModelEditRequest,
  type ModelEditResult,
  tooLargeForModel,
} from './model/edit/edit-with-model.ts'
