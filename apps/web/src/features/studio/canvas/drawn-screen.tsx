import { CanvasScreen, PhoneFrame } from '@kwiq/runtime'
import { type CSSProperties, memo, useMemo } from 'react'
import { useStore } from '../state/create-store.ts'
import { createDocumentStore } from '../state/document-store.ts'
import { useStudio, useView } from '../state/studio-context.ts'
import { devices } from '../state/view-state.ts'

/** The shown screen in its phone, at the chosen width and zoom. Each component redraws only for itself. */
export const DrawnScreen = memo(function DrawnScreen() {
  const { document, shownInstead } = useStudio()
  const instead = useStore(shownInstead, (value) => value.document)
  const source = useMemo(() => (instead ? createDocumentStore(instead) : document), [instead, document])
  const screenId = useView((view) => view.screenId)
  const device = useView((view) => view.device)
  const zoom = useView((view) => view.zoom)
  const size = devices[device]
  const style = useMemo(() => ({ '--z': zoom / 100 }) as CSSProperties, [zoom])
  return (
    <div style={style}>
      <PhoneFrame device={size} isTall>
        <CanvasScreen
          source={source}
          screenId={screenId}
          extent="full"
          width={size.width}
          height={size.height}
        />
      </PhoneFrame>
    </div>
  )
})
