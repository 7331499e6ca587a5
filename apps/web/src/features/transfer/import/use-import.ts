import { type Project, projectLimits } from '@kwiq/contracts'
import { useToast } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { requestJson } from '../../../shared/api/request.ts'
import { useMutation } from '../../../shared/api/use-mutation.ts'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { userKey } from '../../../shared/session/use-user.ts'
import { texts } from '../texts.ts'
import { ImportError } from './import-error.ts'

/** Makes a project of a file and opens it in the studio; says in a toast why it cannot. */
export function useImport() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  const showError = useShowError()
  return useMutation({
    mutationFn: async (file: File) => {
      // Judging documents is a large part of Kwiq, which pages with this button do not wait for.
      const { readImport } = await import('./read-import.ts')
      const schema = await readImport(file)
      const name = schema.app.name.trim().slice(0, projectLimits.name) || file.name.replace(/\.\w+$/, '')
      const description = schema.app.description.trim().slice(0, projectLimits.description)
      return requestJson<Project>('/api/projects', { method: 'POST', payload: { name, description, schema } })
    },
    onSuccess: async ({ id, name }) => {
      toast({ title: texts.import.done, description: name })
      for (const queryKey of [['/api/projects'], userKey]) void client.invalidateQueries({ queryKey })
      await navigate(`/studio/${id}`)
    },
    onError: (error) => {
      if (!(error instanceof ImportError)) return showError(error, texts.import.failed)
      toast({ title: 'Error', description: error.message, variant: 'destructive' })
    },
  })
}
