import type { BuildStatus } from '@kwiq/contracts'
import { useToast } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { userKey } from '../../shared/session/use-user.ts'
import { findFinished } from './find-finished.ts'
import { texts } from './texts.ts'
import { cancelledHere, projectBuildsKey, useWatchedBuilds } from './use-builds.ts'

/** Says once, on whatever page one is, that a build has come to its end. Draws nothing. */
export function BuildWatcher() {
  const { toast } = useToast()
  const client = useQueryClient()
  const { data } = useWatchedBuilds()
  const seen = useRef<ReadonlyMap<string, BuildStatus>>(new Map())
  useEffect(() => {
    if (!data) return
    const finished = findFinished(seen.current, data)
    seen.current = new Map(data.map(({ id, status }) => [id, status]))
    for (const { id, platform, status, projectId } of finished) {
      // Whoever looks at the project's own list sees the same at once.
      void client.invalidateQueries({ queryKey: projectBuildsKey(projectId) })
      if (status === 'completed') {
        toast({ title: texts.buildComplete, description: texts.isReady(platform) })
      } else if (!cancelledHere.delete(id)) {
        toast({ title: texts.buildFailed, description: texts.metError(platform), variant: 'destructive' })
      }
    }
    // The month's count is another now.
    if (finished.length > 0) void client.invalidateQueries({ queryKey: userKey })
  }, [data, toast, client])
  return null
}
