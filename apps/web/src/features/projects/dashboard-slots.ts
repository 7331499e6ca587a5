import type { Project } from '@kwiq/contracts'
import { createContext, type ReactNode, use } from 'react'

interface ProjectSlotProps {
  project: Project
  onClose: () => void
}

/** Parts of other features that stand on the dashboard: `app/` fills them in; what is left out is not offered. */
export interface DashboardSlots {
  /** Buttons beside New Project. */
  actions?: ReactNode
  aboveProjects?: ReactNode
  belowProjects?: ReactNode
  /** The dialog behind Share in a project's menu. */
  share?: (props: ProjectSlotProps) => ReactNode
  /** The dialog behind Publish as Template in a project's menu. */
  publish?: (props: ProjectSlotProps) => ReactNode
}

export const DashboardSlotsContext = createContext<DashboardSlots>({})

export function useDashboardSlots(): DashboardSlots {
  return use(DashboardSlotsContext)
}
