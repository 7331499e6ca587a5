import type { AppDocument } from '@kwiq/app-model'
import type { Understanding, UnderstoodFeature } from '@kwiq/contracts'
import { Card } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { understoodTexts } from '../../shared/generation/texts.ts'
import { UnderstoodPanel } from '../../shared/generation/understood-panel.tsx'
import { useAllowance } from '../../shared/generation/use-allowance.ts'

interface UnderstoodCardProps {
  projectId: string
  document: AppDocument
  /** The feature whose components are being shown. */
  shown: UnderstoodFeature | null
  onShow: (feature: UnderstoodFeature | null) => void
}

/** What was understood of the description the app was generated from; nothing for other apps. */
export function UnderstoodCard({ projectId, document, shown, onShow }: UnderstoodCardProps) {
  const navigate = useNavigate()
  const { data: understanding } = useQuery<Understanding | null>({
    queryKey: ['/api/projects', projectId, 'understanding'],
    refetchOnMount: 'always',
  })
  // Known to those alone who may generate here.
  const allowance = useAllowance(projectId)
  if (!understanding) return null
  const { features, unplaced, notice } = understanding
  const add = (phrase: string) =>
    void navigate(`/studio/${projectId}`, { state: { instruction: understoodTexts.addWish(phrase) } })
  return (
    <Card isPadded className="understood-card">
      <h2 className="m b">{understoodTexts.title}</h2>
      <UnderstoodPanel
        document={document}
        features={features}
        unplaced={unplaced}
        notice={notice}
        shown={shown?.feature ?? null}
        onShow={(feature) => onShow(feature.feature === shown?.feature ? null : feature)}
        {...(allowance && { onAdd: add, allowance })}
      />
    </Card>
  )
}
