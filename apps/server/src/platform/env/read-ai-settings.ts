import { type AiSettings, EnvError } from './env.ts'
import type { EnvVariables } from './read-env.ts'

/** The language model of the AI_* variables, or null when none is set. */
export function readAiSettings(values: EnvVariables): AiSettings | null {
  const apiKey = values.AI_API_KEY ?? values.OPENAI_API_KEY ?? null
  const provider = values.AI_PROVIDER ?? (values.OPENAI_API_KEY ? 'openai' : undefined)
  if (!provider) {
    const orphan = (['AI_API_KEY', 'AI_BASE_URL', 'AI_MODEL'] as const).find((name) => values[name])
    if (orphan) throw new EnvError(`AI_PROVIDER: required with ${orphan}.`)
    return null
  }
  if (provider === 'openai-compatible') {
    if (!values.AI_BASE_URL) throw new EnvError('AI_BASE_URL: required with AI_PROVIDER=openai-compatible.')
    if (!values.AI_MODEL) throw new EnvError('AI_MODEL: required with AI_PROVIDER=openai-compatible.')
  } else if (!apiKey) {
    throw new EnvError(`AI_API_KEY: required with AI_PROVIDER=${provider}.`)
  }
  return { provider, apiKey, baseUrl: values.AI_BASE_URL ?? null, model: values.AI_MODEL ?? null }
}
