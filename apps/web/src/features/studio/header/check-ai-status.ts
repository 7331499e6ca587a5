import { fetchAiStatus } from '../api.ts'
import type { Messages } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** Asks whether the AI answers and says so in a toast. */
export async function checkAiStatus(toast: Messages['toast']): Promise<void> {
  try {
    const status = await fetchAiStatus()
    if (!status.configured) toast({ ...texts.ai.notConfigured, variant: 'destructive' })
    else if (status.testResult === 'error') {
      const description = status.testError || texts.ai.error.description
      toast({ title: texts.ai.error.title, description, variant: 'destructive' })
    } else toast(texts.ai.ok)
  } catch {
    toast({ ...texts.ai.failed, variant: 'destructive' })
  }
}
