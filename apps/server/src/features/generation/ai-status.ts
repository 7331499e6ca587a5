import type { AiStatus } from '@kwiq/contracts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import type { Clock } from '../../platform/clock.ts'

/** Milliseconds for which an answer of the model is believed. */
const freshness = 60_000

/**
 * Makes the call that tells how the model is. It really asks the model, but at most once a minute, and once
 * however many ask at the same time. `probe` returns null or what is wrong in one sentence.
 */
export function createAiStatusCheck(
  aiModel: AiModel | null,
  clock: Clock,
  probe: (aiModel: AiModel) => Promise<string | null>,
): () => Promise<AiStatus> {
  if (!aiModel) {
    const status = { configured: false, testResult: null, testError: null, model: null, provider: null }
    return async () => status
  }
  let latest: { at: number; status: Promise<AiStatus> } | null = null
  return () => {
    const now = clock.now().getTime()
    if (!latest || now - latest.at >= freshness) latest = { at: now, status: check(aiModel, probe) }
    return latest.status
  }
}

async function check(
  aiModel: AiModel,
  probe: (aiModel: AiModel) => Promise<string | null>,
): Promise<AiStatus> {
  const testError = await probe(aiModel)
  return {
    configured: true,
    testResult: testError === null ? 'success' : 'error',
    testError,
    model: aiModel.name,
    provider: aiModel.provider,
  }
}
