import type { AppDocument, WrapOptions } from '@kwiq/app-model'
import { createContext, type ReactNode, use } from 'react'

interface SlotProps {
  projectId: string
  projectName: string
  onClose: () => void
}

interface WrapSlotProps {
  document: AppDocument
  onApply: (wrap: WrapOptions) => void
  onClose: () => void
}

/** Parts of other features that stand in the studio: `app/` fills them in. */
export interface StudioSlots {
  /** The dialog behind Share. */
  share: (props: SlotProps) => ReactNode
  /** The dialog behind Export. It is opened when every edit has been saved. */
  exportApp: (props: SlotProps) => ReactNode
  /** The dialog behind Wrap Options, in an app that shows a website. */
  wrapOptions: (props: WrapSlotProps) => ReactNode
}

export const StudioSlotsContext = createContext<StudioSlots | null>(null)

/** Throws outside of the studio's page. */
export function useStudioSlots(): StudioSlots {
  const slots = use(StudioSlotsContext)
  if (!slots) throw new Error('The studio has no slots')
  return slots
}
