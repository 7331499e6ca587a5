export { type AiModel, createAiModel } from './create-ai-model.ts'
export { describeProviderError } from './describe-provider-error.ts'
export { probeModel } from './probe-model.ts'
