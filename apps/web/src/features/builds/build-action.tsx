import type { Build } from '@kwiq/contracts'
import { Button, buttonClass, Icon } from '@kwiq/ui'
import { Download, RefreshCw } from 'lucide-react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { isActive } from './is-active.ts'
import { texts } from './texts.ts'
import { useCancelBuild, useRetryBuild } from './use-builds.ts'

/** The one thing to do with a build: stop it, get it, or run it again. */
export function BuildAction({ build, hasDownload = true }: { build: Build; hasDownload?: boolean }) {
  const showError = useShowError()
  const cancel = useCancelBuild()
  const retry = useRetryBuild()
  if (isActive(build)) {
    return (
      <Button
        size="s"
        variant="ghost"
        aria-label={texts.cancelOf(build)}
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate(build.id, { onError: (error) => showError(error, texts.cancelFailed) })}
      >
        {texts.cancel}
      </Button>
    )
  }
  if (build.status === 'completed' && build.buildUrl) {
    if (!hasDownload) return null
    return (
      <a
        className={buttonClass({ size: 's' })}
        href={build.buildUrl}
        download
        aria-label={texts.downloadOf(build)}
      >
        <Icon of={Download} />
        {texts.download}
      </a>
    )
  }
  return (
    <Button
      size="s"
      icon={RefreshCw}
      aria-label={texts.retryOf(build)}
      isBusy={retry.isPending}
      onClick={() => retry.mutate(build.id, { onError: (error) => showError(error, texts.retryFailed) })}
    >
      {build.status === 'completed' ? texts.buildAgain : texts.retry}
    </Button>
  )
}
