import type { TemplateOrigin as Origin } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'
import { texts } from './texts.ts'

/** The template a project was made of; nothing for others. */
export function TemplateOrigin({ projectId }: { projectId: string }) {
  const { data } = useQuery<Origin | null>({ queryKey: ['/api/projects', projectId, 'template'] })
  return data ? <p className="xs t2">{texts.fromTemplate(data.templateName)}</p> : null
}
