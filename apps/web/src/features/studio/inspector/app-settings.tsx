import { documentLimits } from '@kwiq/app-model'
import { Select } from '@kwiq/ui'
import { useDocument, useScreenNames, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { AppIconControl } from './app-icon-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { WrapSettings } from './wrap-settings.tsx'
import { PropertyRow } from './property-row.tsx'
import { ThemeSettings } from './theme-settings.tsx'

/** What holds for the whole app: name, icon, start screen and theme. Shown while nothing is selected. */
export function AppSettings() {
  const studio = useStudio()
  const app = useDocument((document) => document.app)
  const screens = useScreenNames()
  return (
    <>
      <section aria-label="App">
        <h3>App</h3>
        <PropertyRow title="Name">
          {() => (
            <TextControl
              value={app.name}
              label="App name"
              maxLength={documentLimits.labelCharacters}
              onChange={(name) =>
                studio.run(
                  { type: 'set-app-info', set: { name } },
                  { failure: texts.errors.edit, gather: 'app name' },
                )
              }
            />
          )}
        </PropertyRow>
        <PropertyRow title="Icon">{() => <AppIconControl />}</PropertyRow>
        <PropertyRow title="Starts on">
          {() => (
            <Select
              aria-label="Start screen"
              value={app.startScreenId}
              options={screens.map((screen) => ({ value: screen.id, label: screen.name }))}
              onChange={(startScreenId) =>
                studio.run({ type: 'set-app-info', set: { startScreenId } }, { failure: texts.errors.edit })
              }
            />
          )}
        </PropertyRow>
      </section>
      {app.wrap && <WrapSettings wrap={app.wrap} />}
      <ThemeSettings />
    </>
  )
}
