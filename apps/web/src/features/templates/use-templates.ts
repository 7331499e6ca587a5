import type {
  CloneResult,
  OwnTemplate,
  PublishTemplateRequest,
  ReviewTemplateRequest,
  Template,
  TemplateSubmission,
} from '@kwiq/contracts'
import { useToast } from '@kwiq/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isUnauthorizedError, readServerMessage } from '../../shared/api/error-body.ts'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'
import { userKey } from '../../shared/session/use-user.ts'
import { texts } from './texts.ts'

const templatesKey = ['/api/templates']
const ownKey = ['/api/templates', 'mine']
const reviewKey = '/api/admin/templates'

/** The published templates; outside of their start screens without properties. */
export function useTemplates() {
  return useQuery<Template[]>({ queryKey: templatesKey })
}

/** One template with its whole document. */
export function useTemplate(id: string, isWanted: boolean) {
  return useQuery<Template>({ queryKey: ['/api/templates', id], enabled: isWanted })
}

/** What a failed clone is told as. */
export function describeCloneError(error: unknown): string {
  return readServerMessage(error) ?? texts.cloneFailedHint
}

/** Makes a project of a template and opens it in the studio. */
export function useCloneTemplate() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (id: string) => requestJson<CloneResult>(`/api/templates/${id}/clone`, { method: 'POST' }),
    onSuccess: async ({ projectId }) => {
      toast({ title: texts.cloned, description: texts.opening })
      // Not waited for: the studio needs none of them.
      for (const queryKey of [['/api/projects'], templatesKey, userKey]) {
        void client.invalidateQueries({ queryKey })
      }
      await navigate(`/studio/${projectId}`)
    },
    onError: (error) => {
      if (isUnauthorizedError(error)) return
      toast({ title: texts.cloneFailed, description: describeCloneError(error), variant: 'destructive' })
    },
  })
}

/** Hands in a project as a template. */
export function usePublishTemplate(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payload: PublishTemplateRequest) =>
      requestJson<TemplateSubmission>(`/api/projects/${projectId}/publish-template`, {
        method: 'POST',
        payload,
      }),
    onSuccess: () =>
      Promise.all([[reviewKey], ownKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** What one has handed in oneself. */
export function useOwnTemplates() {
  return useQuery<OwnTemplate[]>({ queryKey: ownKey })
}

/** Takes back a template one has handed in. */
export function useWithdrawTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => requestJson<void>(`/api/templates/${id}`, { method: 'DELETE' }),
    onSuccess: () =>
      // The first covers one's own list, which lies below it.
      Promise.all([templatesKey, [reviewKey]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export type ReviewStatus = TemplateSubmission['status']

/** Templates of one state of review; for the platform's owner. */
export function useSubmissions(status: ReviewStatus) {
  return useQuery<TemplateSubmission[]>({
    queryKey: [reviewKey, status],
    queryFn: ({ signal }) => requestJson(`${reviewKey}?status=${status}`, { signal }),
  })
}

export function useReviewTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...payload }: ReviewTemplateRequest & { id: string }) =>
      requestJson<TemplateSubmission>(`${reviewKey}/${id}`, { method: 'PATCH', payload }),
    onSuccess: () =>
      Promise.all([[reviewKey], templatesKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
