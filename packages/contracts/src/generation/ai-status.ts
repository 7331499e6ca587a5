import { z } from 'zod'

/** The state of the AI model. Without one, `configured` is false and the built-in generator serves. */
export const AiStatus = z.object({
  configured: z.boolean(),
  testResult: z.enum(['success', 'error']).nullable(),
  testError: z.string().nullable(),
  /** Name of the model, such as gpt-4.1; null without one. */
  model: z.string().nullable(),
  /** Name of the provider, such as openai; null without one. */
  provider: z.string().nullable(),
})
export type AiStatus = z.infer<typeof AiStatus>
