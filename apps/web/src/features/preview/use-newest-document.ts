import type { AppDocument } from '@kwiq/app-model'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A project's document, read anew at each visit and whenever somebody saves it. */
export function useNewestDocument(projectId: string): UseQueryResult<AppDocument> {
  const schema = useQuery<AppDocument>({
    queryKey: ['/api/projects', projectId, 'schema'],
    refetchOnMount: 'always',
  })
  const { refetch, isSuccess } = schema
  useEffect(() => {
    if (!isSuccess) return undefined
    const source = new EventSource(`/api/projects/${encodeURIComponent(projectId)}/live`)
    let isFirst = true
    const read = () => void refetch()
    // Greeted again after a break: whatever was saved meanwhile was not told.
    const onHello = () => {
      if (!isFirst) read()
      isFirst = false
    }
    source.addEventListener('hello', onHello)
    source.addEventListener('document.saved', read)
    source.addEventListener('refetch', read)
    source.addEventListener('closed', () => source.close())
    return () => source.close()
  }, [projectId, isSuccess, refetch])
  return schema
}
