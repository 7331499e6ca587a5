import { Button, Icon } from '@kwiq/ui'
import { FileWarning } from 'lucide-react'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { restoreVersion } from './api.ts'
import { texts } from './texts.ts'

interface CorruptSchemaProps {
  projectId: string
  lastGoodVersionId: string | null
  onRestored(): void
}

/** The stored document cannot be read: says so and offers the newest version that can. */
export function CorruptSchema({ projectId, lastGoodVersionId, onRestored }: CorruptSchemaProps) {
  const [isBusy, setIsBusy] = useState(false)
  const showError = useShowError()
  const restore = async (versionId: string) => {
    setIsBusy(true)
    try {
      await restoreVersion(projectId, versionId)
      onRestored()
    } catch (error) {
      showError(error, texts.errors.restore)
      setIsBusy(false)
    }
  }
  return (
    <div className="canvas-state" role="alert">
      <div>
        <Icon of={FileWarning} size={20} />
        <h2>{texts.invalidSchema}</h2>
        <p className="t2">{texts.invalidSchemaHint}</p>
        {lastGoodVersionId !== null && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void restore(lastGoodVersionId)}>
            {texts.restoreLastGood}
          </Button>
        )}
      </div>
    </div>
  )
}
