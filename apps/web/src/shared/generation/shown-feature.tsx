import type { AppDocument } from '@kwiq/app-model'
import type { UnderstoodFeature } from '@kwiq/contracts'
import { Button, Segmented } from '@kwiq/ui'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { HighlightedScreen } from './highlighted-screen.tsx'
import { placesOf } from './places-of.ts'
import { understoodTexts as texts } from './texts.ts'

/** As many screens of a feature as can be chosen side by side. */
const mostScreens = 4

interface ShownFeatureProps {
  document: AppDocument
  feature: UnderstoodFeature
  onClose: () => void
}

/** The screens a feature went to, with its components outlined. */
export function ShownFeature({ document, feature, onClose }: ShownFeatureProps) {
  const screens = placesOf(document, feature.componentIds).screens.slice(0, mostScreens)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const screen = screens.find(({ id }) => id === chosenId) ?? screens[0]
  if (!screen) return null
  return (
    <>
      <div className="row shown-tools">
        {screens.length > 1 && (
          <Segmented
            label={texts.screensOf(feature.feature)}
            value={screen.id}
            onChange={setChosenId}
            options={screens.map(({ id, name }) => ({ value: id, name, content: name }))}
          />
        )}
        <Button icon={Smartphone} onClick={onClose}>
          {texts.showApp}
        </Button>
      </div>
      <HighlightedScreen
        key={screen.id}
        document={document}
        screenId={screen.id}
        ids={feature.componentIds}
        width={300}
      />
    </>
  )
}
