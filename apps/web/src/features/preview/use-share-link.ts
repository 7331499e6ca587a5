import type { ReviewLink } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requestJson, sendRequest } from '../../shared/api/request.ts'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'

interface ShareLink {
  state: 'loading' | 'failed' | 'on' | 'off'
  link: ReviewLink | null
  isBusy: boolean
  make: () => Promise<void>
  /** Ends every link of the project that works. */
  end: () => Promise<void>
  retry: () => void
}

/** The link that shows a project's app to anybody who has it. Only for those who may share the project. */
export function useShareLink(projectId: string): ShareLink {
  const showError = useShowError()
  const [isBusy, setIsBusy] = useState(false)
  const queryKey = ['/api/projects', projectId, 'review-links']
  const links = useQuery<ReviewLink[]>({ queryKey, refetchOnMount: 'always' })
  const url = queryKey.join('/')
  const link = links.data?.[0] ?? null

  const attempt = async (work: () => Promise<unknown>, failure: string) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      showError(error, failure)
    }
    await links.refetch()
    setIsBusy(false)
  }
  return {
    state: links.isError ? 'failed' : links.data ? (link ? 'on' : 'off') : 'loading',
    link,
    isBusy,
    make: () =>
      attempt(() => requestJson<ReviewLink>(url, { method: 'POST', payload: {} }), texts.linkNotMade),
    end: () =>
      attempt(
        () =>
          Promise.all((links.data ?? []).map(({ id }) => sendRequest(`${url}/${id}`, { method: 'DELETE' }))),
        texts.linkNotEnded,
      ),
    retry: () => void links.refetch(),
  }
}
