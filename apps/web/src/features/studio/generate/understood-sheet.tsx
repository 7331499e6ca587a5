import type { Allowance, Understanding, UnderstoodFeature } from '@kwiq/contracts'
import { Button, Sheet } from '@kwiq/ui'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { placesOf } from '../../../shared/generation/places-of.ts'
import { randomSeed } from '../../../shared/generation/random-seed.ts'
import { understoodTexts as texts } from '../../../shared/generation/texts.ts'
import { UnderstoodPanel } from '../../../shared/generation/understood-panel.tsx'
import type { LostRun, Wish } from '../../../shared/generation/use-run.ts'
import { revealNode } from '../canvas/reveal-node.ts'
import { useDocument, useStudio } from '../state/studio-context.ts'

interface UnderstoodSheetProps {
  /** Null where nothing is known of the app. */
  understanding: Understanding | null
  allowance: Allowance | undefined
  lost: LostRun | null
  onBegin(wish: Wish): void
  onClose(): void
}

/** What was understood of the description. A line selects its components on the canvas, screen after screen. */
export function UnderstoodSheet({ understanding, allowance, lost, onBegin, onClose }: UnderstoodSheetProps) {
  const studio = useStudio()
  const document = useDocument((known) => known)
  const [shown, setShown] = useState<string | null>(null)
  if (!understanding) return null
  const { prompt, features, unplaced, notice, isUntouched } = understanding

  const show = ({ feature, componentIds }: UnderstoodFeature) => {
    const { screens } = placesOf(document, componentIds)
    const at = feature === shown ? screens.findIndex(({ id }) => id === studio.view.get().screenId) : -1
    const screen = screens[(at + 1) % screens.length]
    if (!screen) return
    setShown(feature)
    const { ids } = placesOf({ ...document, screens: [screen] }, componentIds)
    studio.view.set({ screenId: screen.id })
    studio.selection.selectAll(ids)
    if (ids[0] !== undefined) revealNode(studio, ids[0])
  }

  return (
    <Sheet title={texts.title} onClose={onClose}>
      <div className="understood-scroll">
        <UnderstoodPanel
          document={document}
          features={features}
          unplaced={unplaced}
          notice={notice}
          shown={shown}
          onShow={show}
          onAdd={(phrase) => onBegin({ prompt: texts.addWish(phrase) })}
          allowance={allowance}
          lost={lost}
        >
          {isUntouched && (
            <Button icon={Shuffle} onClick={() => onBegin({ prompt, seed: randomSeed() })}>
              {texts.look}
            </Button>
          )}
        </UnderstoodPanel>
      </div>
    </Sheet>
  )
}
