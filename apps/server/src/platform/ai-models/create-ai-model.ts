import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiSettings } from '../env/env.ts'

/** A language model ready to be called, and the names people know it by. */
export interface AiModel {
  model: LanguageModel
  provider: AiSettings['provider']
  name: string
}

/** The model of each provider that this version was tried with; AI_MODEL names another. */
const defaultNames = {
  openai: 'gpt-4.1',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
} as const

/** The language model of the AI_* settings. Calls nothing yet; `baseUrl` replaces the provider's own address. */
export function createAiModel(settings: AiSettings): AiModel {
  // The library writes such warnings straight to the console, past our logger.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { provider } = settings
  const apiKey = settings.apiKey ?? undefined
  const baseURL = settings.baseUrl ?? undefined
  switch (provider) {
    case 'openai': {
      const name = settings.model ?? defaultNames.openai
      const openai = createOpenAI({ apiKey, baseURL })
      // Servers behind an address of one's own seldom speak more than chat completions.
      return { model: baseURL ? openai.chat(name) : openai(name), provider, name }
    }
    case 'anthropic': {
      const name = settings.model ?? defaultNames.anthropic
      return { model: createAnthropic({ apiKey, baseURL })(name), provider, name }
    }
    case 'google': {
      const name = settings.model ?? defaultNames.google
      return { model: createGoogle({ apiKey, baseURL })(name), provider, name }
    }
    case 'openai-compatible': {
      if (!baseURL || !settings.model) throw new Error('openai-compatible needs a base URL and a model.')
      const compatible = createOpenAICompatible({
        name: 'openai-compatible',
        apiKey,
        baseURL,
        includeUsage: true,
        // Generation lowers the form of answer by itself where a server refuses schemas.
        supportsStructuredOutputs: true,
      })
      return { model: compatible(settings.model), provider, name: settings.model }
    }
  }
}
