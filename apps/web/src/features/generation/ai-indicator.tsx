import type { AiStatus } from '@kwiq/contracts'
import { Spinner } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { texts } from './texts.ts'

/** Says who will make the app: the configured model, or the built-in generator. */
export function AiIndicator() {
  const { data, isError } = useQuery<AiStatus>({ queryKey: ['/api/ai/status'] })
  if (!data && !isError)
    return (
      <span className="row t2 xs" role="status">
        <Spinner isSmall />
        {texts.checkingAi}
      </span>
    )
  return (
    <span className="row t2 xs ai-indicator">
      <i className="dot ok" />
      {data?.configured ? texts.modelReady : texts.builtIn}
      {data?.model && (
        <span className="t3 only-d trunc" title={data.model}>
          {data.model}
        </span>
      )}
    </span>
  )
}
