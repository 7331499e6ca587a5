import type { AppDocument } from '@kwiq/app-model'
import type { CreateProjectRequest, Project } from '@kwiq/contracts'
import { Button, useToast } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useNavigate } from 'react-router'
import { requestJson } from '../../../shared/api/request.ts'
import { useMutation } from '../../../shared/api/use-mutation.ts'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { userKey } from '../../../shared/session/use-user.ts'
import { lastProjectTexts as texts } from '../texts.ts'
import { lastProjectName } from './last-project.ts'
import type { ResultNotes } from './result-notes.ts'

interface SaveAsProjectProps {
  layout: AppDocument
  notes: ResultNotes | null
}

/** Makes a project of the generated app and opens it in the studio. */
export function SaveAsProject({ layout, notes }: SaveAsProjectProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { toast } = useToast()
  const showError = useShowError()
  const save = useMutation({
    mutationFn: (payload: CreateProjectRequest) =>
      requestJson<Project>('/api/projects', { method: 'POST', payload }),
    onSuccess: async (project) => {
      if (notes) await keepUnderstanding(project.id, notes)
      await Promise.all(
        [['/api/projects'], userKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
      toast({ title: texts.saved, description: texts.savedNote })
      void navigate(`/studio/${project.id}`)
    },
    onError: (error) => showError(error, texts.saveFailed),
  })
  // The studio's code may still be on its way: a second click would make a second project.
  const isSaving = save.isPending || save.isSuccess
  const { name, description } = layout.app
  return (
    <Button
      variant="primary"
      icon={Save}
      isBusy={isSaving}
      onClick={() => save.mutate({ name: name.trim() || lastProjectName, description, schema: layout })}
    >
      {isSaving ? texts.saving : texts.saveAsProject}
    </Button>
  )
}

/** What was understood goes along; without it the project is as good. */
async function keepUnderstanding(projectId: string, notes: ResultNotes): Promise<void> {
  const { createdAt: _createdAt, ...payload } = notes
  try {
    await requestJson(`/api/projects/${projectId}/understanding`, { method: 'PUT', payload })
  } catch (error) {
    console.error(error)
  }
}
