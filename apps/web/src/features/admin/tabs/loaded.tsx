import { ErrorState, Skeleton } from '@kwiq/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

export interface LoadedProps<Row> {
  query: { data: Row[] | undefined; isError: boolean; refetch: () => unknown }
  empty: string
  children: (rows: Row[]) => ReactNode
}

/** A list that is loading, did not load, is empty, or is there. What was loaded stays when a refresh fails. */
export function Loaded<Row>({ query: { data, isError, refetch }, empty, children }: LoadedProps<Row>) {
  if (data) return data.length === 0 ? <p className="none t2">{empty}</p> : children(data)
  if (isError)
    return <ErrorState title={texts.didNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
  return (
    <div className="none" role="status" aria-label={texts.loading}>
      <Skeleton height={88} />
    </div>
  )
}
