import { type AppTheme, documentLimits, isEqual } from '@kwiq/app-model'
import { resolveTheme, themePresets } from '@kwiq/catalogue/theme'
import { Button, IconButton, Segmented, Select } from '@kwiq/ui'
import { Plus, X } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useMemo } from 'react'
import { useDocument, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { ColorField } from './controls/color-field.tsx'
import { TextControl } from './controls/text-control.tsx'
import { WrapSettings } from './wrap-settings.tsx'
import { PropertyRow } from './property-row.tsx'

/** Colours one can state: primary and accent. */
const colorNames = ['Primary', 'Accent']

/** What holds for the whole app: name, start screen and theme. Shown while nothing is selected. */
export function AppSettings() {
  const studio = useStudio()
  const app = useDocument((document) => document.app)
  const screens = useDocument((document) => document.screens)
  const resolved = useMemo(() => resolveTheme(app.theme, 'light'), [app.theme])
  const setTheme = (set: Partial<AppTheme>, unset: string[] = [], gather?: string) =>
    studio.run({ type: 'set-theme', set, unset }, { failure: texts.errors.edit, gather })
  const colors = app.theme.colors ?? []
  const putColors = (next: string[]) => {
    if (isEqual(next, colors)) return
    if (next.length === 0) setTheme({}, ['colors'])
    else setTheme({ colors: next }, [], 'colors')
  }
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
      <section aria-label="Theme">
        <h3>Theme</h3>
        <RadioGroup.Root
          className="presets"
          aria-label="Theme preset"
          value={app.theme.preset}
          onValueChange={(preset) => setTheme({ preset })}
        >
          {themePresets.map((preset) => (
            <RadioGroup.Item key={preset.id} value={preset.id} title={preset.character}>
              <span className="duo" aria-hidden="true">
                <i style={{ background: preset[preset.defaultMode].background }} />
                <i style={{ background: preset[preset.defaultMode].primary }} />
                <i style={{ background: preset[preset.defaultMode].accent }} />
              </span>
              <span>{preset.name}</span>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <PropertyRow title="Mode">
          {() => (
            <Segmented
              label="Theme mode"
              isFull
              value={app.theme.mode ?? resolved.defaultMode}
              options={[
                { value: 'light', content: 'Light' },
                { value: 'dark', content: 'Dark' },
                { value: 'auto', content: 'Auto' },
              ]}
              onChange={(mode) => setTheme({ mode })}
            />
          )}
        </PropertyRow>
        <PropertyRow title="Corners">
          {() => (
            <Segmented
              label="Corners"
              isFull
              value={app.theme.corners ?? ''}
              options={[
                { value: '', content: 'Auto' },
                { value: 'sharp', content: 'Sharp' },
                { value: 'soft', content: 'Soft' },
                { value: 'round', content: 'Round' },
              ]}
              onChange={(corners) => (corners === '' ? setTheme({}, ['corners']) : setTheme({ corners }))}
            />
          )}
        </PropertyRow>
        {colorNames.slice(0, Math.min(2, colors.length + 1)).map((name, index) => (
          <PropertyRow key={name} title={name}>
            {() => {
              const color = colors[index]
              if (color === undefined) {
                const own = index === 0 ? resolved.roles.primary : resolved.roles.accent
                return (
                  <Button size="s" icon={Plus} onClick={() => putColors([...colors, own])}>
                    Own colour
                  </Button>
                )
              }
              return (
                <div className="with-unset">
                  <ColorField
                    label={`${name} colour`}
                    value={color}
                    onChange={(next) => putColors(colors.map((other, at) => (at === index ? next : other)))}
                  />
                  <IconButton
                    icon={X}
                    size="s"
                    label={`Remove ${name.toLowerCase()} colour`}
                    onClick={() => putColors(colors.slice(0, index))}
                  />
                </div>
              )
            }}
          </PropertyRow>
        ))}
      </section>
    </>
  )
}
