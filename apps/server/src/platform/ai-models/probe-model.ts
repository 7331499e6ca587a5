import { generateText } from 'ai'
import type { AiModel } from './create-ai-model.ts'
import { describeProviderError } from './describe-provider-error.ts'

/** Milliseconds. */
const probeTimeout = 15_000

/** Calls the model with a few words. Returns null when it answered, else what is wrong in one sentence. */
export async function probeModel({ model }: AiModel): Promise<string | null> {
  try {
    const { text } = await generateText({
      model,
      prompt: 'Answer with the single word: ready',
      maxRetries: 0,
      // Models that reason first need some room before the word comes.
      maxOutputTokens: 256,
      abortSignal: AbortSignal.timeout(probeTimeout),
    })
    return text.trim() === '' ? 'The AI service gave an empty answer.' : null
  } catch (error) {
    return describeProviderError(error)
  }
}
