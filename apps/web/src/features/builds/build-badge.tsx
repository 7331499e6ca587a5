import type { Build } from '@kwiq/contracts'
import { Badge, Spinner } from '@kwiq/ui'
import { Check, TriangleAlert } from 'lucide-react'
import { texts } from './texts.ts'

/** Where a build stands, in a word. */
export function BuildBadge({ build: { status } }: { build: Build }) {
  switch (status) {
    case 'pending':
      return <Badge>{texts.statuses.pending}</Badge>
    case 'building':
      return (
        <Badge tone="accent">
          <Spinner isSmall />
          {texts.statuses.building}
        </Badge>
      )
    case 'completed':
      return (
        <Badge tone="ok" icon={Check}>
          {texts.statuses.completed}
        </Badge>
      )
    case 'failed':
      return (
        <Badge tone="bad" icon={TriangleAlert}>
          {texts.statuses.failed}
        </Badge>
      )
  }
}
