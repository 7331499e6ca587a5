export { type GeneratedApp, generateApp, type TraceEntry } from './generate-app.ts'
export {
  generateWithModel,
  type ModelRequest,
  type ModelResult,
  type ModelStep,
  type ModelUse,
} from './model/generate-with-model.ts'
export { type FailureStage } from './model/failure.ts'
export { editApp, type EditedApp } from './edit/edit-app.ts'
