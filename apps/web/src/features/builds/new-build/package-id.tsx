import type { Project } from '@kwiq/contracts'
import { Button, Field, Input, useToast } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useChangePackageId } from '../use-builds.ts'

/** The project's package id; its owner can choose another. */
export function PackageId({ projectId, packageId }: { projectId: string; packageId: string }) {
  const { toast } = useToast()
  const showError = useShowError()
  const change = useChangePackageId(projectId)
  const [draft, setDraft] = useState<string | null>(null)
  const { data: project } = useQuery<Project>({ queryKey: ['/api/projects', projectId] })
  if (draft === null) {
    return (
      <span className="row">
        <code>{packageId}</code>
        {project?.role === 'owner' && (
          <button type="button" className="link plain" onClick={() => setDraft(packageId)}>
            {texts.change}
          </button>
        )}
      </span>
    )
  }
  const save = () =>
    change.mutate(draft.trim(), {
      onSuccess: () => {
        toast({ title: texts.packageChanged, description: draft.trim() })
        setDraft(null)
      },
      onError: (error) => showError(error, texts.packageFailed),
    })
  return (
    <form
      className="package-id"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        save()
      }}
    >
      <Field label={texts.facts.packageId} hint={texts.packageHint}>
        {(control) => (
          <Input
            {...control}
            value={draft}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button size="s" type="submit" isBusy={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
        <Button size="s" variant="ghost" onClick={() => setDraft(null)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
