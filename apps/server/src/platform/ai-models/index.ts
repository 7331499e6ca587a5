export { type AiModel, createAiModel } from './create-ai-model.ts'
export { probeModel } from './probe-model.ts'
