import { type Version, versionNameLimit } from '@kwiq/contracts'
import { Button, Field, Input } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { useStudio } from '../state/studio-context.ts'
import { renameVersion } from './history-api.ts'
import { texts } from './texts.ts'

/** What a version is called, to find it again. */
export function VersionName({ version }: { version: Version }) {
  const { projectId } = useStudio()
  const client = useQueryClient()
  const showError = useShowError()
  const [name, setName] = useState(version.name ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const isChanged = name.trim() !== (version.name ?? '')
  const save = async () => {
    setIsBusy(true)
    try {
      await renameVersion(projectId, version.id, name.trim())
      await client.invalidateQueries({ queryKey: ['studio', projectId, 'versions'] })
    } catch (error) {
      showError(error, texts.nameFailed)
    }
    setIsBusy(false)
  }
  return (
    <form
      className="vname"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isBusy) void save()
      }}
    >
      <Field label={texts.name} hint={texts.nameHint}>
        {(control) => (
          <div className="row">
            <Input
              {...control}
              className="grow"
              value={name}
              maxLength={versionNameLimit}
              placeholder={texts.namePlaceholder}
              onChange={(event) => setName(event.target.value)}
            />
            {isChanged && (
              <Button type="submit" isBusy={isBusy}>
                {texts.saveName}
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  )
}
