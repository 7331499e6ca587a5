import { Skeleton, useToast } from '@kwiq/ui'
import type { ReactNode } from 'react'
import { HeaderStart } from './header/studio-header.tsx'
import { PalettePanel } from './palette/palette-panel.tsx'
import { texts } from './texts.ts'

interface StudioFrameProps {
  name: string
  /** What adding a component answers. */
  unavailable: string
  isLoading?: boolean
  children: ReactNode
}

/** The studio without a document: while it loads, or when it cannot be read. */
export function StudioFrame({ name, unavailable, isLoading = false, children }: StudioFrameProps) {
  const { toast } = useToast()
  return (
    <div className="studio" data-density="dense" data-toasts="beside-panels">
      <header className="sh">
        <HeaderStart name={name} />
      </header>
      <aside className="pal" aria-label={texts.components}>
        <div className="ptabs">
          <h2>{texts.components}</h2>
        </div>
        <PalettePanel
          onUnavailable={() =>
            toast({ title: texts.errors.title, description: unavailable, variant: 'destructive' })
          }
        />
      </aside>
      <main className="canvas" aria-busy={isLoading}>
        {isLoading && (
          <div className="canvas-state">
            <output>
              <Skeleton width={240} height={520} />
              <span className="sr">Loading...</span>
            </output>
          </div>
        )}
        {children}
      </main>
      <aside className="insp" aria-label={texts.properties}>
        <p className="empty-note">{texts.noSelection}</p>
      </aside>
    </div>
  )
}
