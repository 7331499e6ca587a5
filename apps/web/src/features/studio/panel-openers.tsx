import { IconButton } from '@kwiq/ui'
import { PanelLeft, PanelRight } from 'lucide-react'
import { useStudio, useView } from './state/studio-context.ts'

/** Buttons on the canvas that bring hidden panels back. */
export function PanelOpeners() {
  const { view } = useStudio()
  const isLeftOpen = useView((state) => state.isLeftOpen)
  const isRightOpen = useView((state) => state.isRightOpen)
  const sheet = useView((state) => state.sheet)
  return (
    <>
      {!isLeftOpen && (
        <IconButton
          icon={PanelLeft}
          variant="default"
          label="Show components"
          className="reopen left"
          onClick={() => view.set({ isLeftOpen: true })}
        />
      )}
      {!isRightOpen && sheet === 'none' && (
        <IconButton
          icon={PanelRight}
          variant="default"
          label="Show properties"
          className="reopen right"
          onClick={() => view.set({ isRightOpen: true })}
        />
      )}
    </>
  )
}
