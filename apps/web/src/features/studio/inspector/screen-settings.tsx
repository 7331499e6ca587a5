import { documentLimits, type ScreenProperties } from '@kwiq/app-model'
import { Segmented } from '@kwiq/ui'
import { renameScreen } from '../edits/screen-edits.ts'
import { useScreen, useStudio, useView } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { TextControl } from './controls/text-control.tsx'
import { LockRow, UnlessLocked } from './lock-row.tsx'
import { PropertyRow } from './property-row.tsx'

/** What holds for the shown screen: its name, its ground, and where a short body stands. */
export function ScreenSettings() {
  const studio = useStudio()
  const screenId = useView((view) => view.screenId)
  const screen = useScreen(screenId)
  if (!screen) return null
  const set = (changes: ScreenProperties) =>
    studio.run({ type: 'set-screen-properties', screenId, set: changes }, { failure: texts.errors.edit })
  return (
    <section aria-label="Screen">
      <h3>Screen</h3>
      <LockRow subject="screen" id={screenId} />
      <UnlessLocked id={screenId}>
        <PropertyRow title="Name">
          {() => (
            <TextControl
              key={screenId}
              value={screen.name}
              label="Screen name"
              maxLength={documentLimits.labelCharacters}
              onChange={(name) => renameScreen(studio, screenId, name)}
            />
          )}
        </PropertyRow>
        <PropertyRow title="Ground">
          {() => (
            <Segmented
              label="Ground"
              isFull
              value={screen.properties?.background ?? 'default'}
              options={[
                { value: 'default', content: 'Plain' },
                { value: 'soft', content: 'Soft' },
                { value: 'primary', content: 'Primary' },
              ]}
              onChange={(background) => set({ background })}
            />
          )}
        </PropertyRow>
        <PropertyRow title="Content">
          {() => (
            <Segmented
              label="Content stands at"
              isFull
              value={screen.properties?.justify ?? 'start'}
              options={[
                { value: 'start', content: 'Top' },
                { value: 'center', content: 'Middle' },
                { value: 'end', content: 'Bottom' },
              ]}
              onChange={(justify) => set({ justify })}
            />
          )}
        </PropertyRow>
      </UnlessLocked>
    </section>
  )
}
