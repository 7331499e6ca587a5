import { IconButton } from '@kwiq/ui'
import { PanelLeft, X } from 'lucide-react'
import { LayersTree } from './layers/layers-tree.tsx'
import { PalettePanel } from './palette/palette-panel.tsx'
import { PanelTabs } from './panel-tabs.tsx'
import { useCanEdit, useStudio, useView } from './state/studio-context.ts'
import { texts } from './texts.ts'

const panelId = 'studio-left'

/** The palette and the layers tree. */
export function LeftPanel() {
  const { view, toast } = useStudio()
  const canEdit = useCanEdit()
  const chosen = useView((state) => state.leftTab)
  // Somebody who may only view has nothing to add.
  const tab = canEdit ? chosen : 'layers'
  return (
    <>
      <div className="ptabs">
        <PanelTabs
          label="Left panel"
          value={tab}
          panelId={panelId}
          tabs={[
            ...(canEdit ? [{ value: 'components' as const, title: texts.components }] : []),
            { value: 'layers', title: texts.layers },
          ]}
          onChange={(leftTab) => view.set({ leftTab })}
        />
        <IconButton
          icon={PanelLeft}
          label="Hide components"
          size="s"
          className="hide"
          onClick={() => view.set({ isLeftOpen: false })}
        />
        <IconButton
          icon={X}
          label="Close panel"
          size="s"
          className="only-m"
          hasNoTooltip
          onClick={() => view.set({ risen: 'none' })}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tab === 'layers' ? texts.layers : texts.components}
        className="pbody"
      >
        {tab === 'layers' ? (
          <LayersTree />
        ) : (
          <PalettePanel
            onUnavailable={() =>
              toast({
                title: texts.errors.title,
                description: texts.errors.notLoaded,
                variant: 'destructive',
              })
            }
          />
        )}
      </div>
    </>
  )
}
