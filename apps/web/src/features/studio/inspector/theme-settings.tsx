import { type AppTheme, isEqual } from '@kwiq/app-model'
import { checkColors } from '@kwiq/catalogue'
import { type ResolvedTheme, resolveTheme, themePresets } from '@kwiq/catalogue/theme'
import { Button, Icon, IconButton, Segmented } from '@kwiq/ui'
import { Plus, TriangleAlert, X } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useMemo } from 'react'
import { useDocument, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { ColorField } from './controls/color-field.tsx'
import { PropertyRow } from './property-row.tsx'
import { themeColors } from './theme-colors.ts'

/** Colours one can state: primary and accent. */
const colorNames = ['Primary', 'Accent']

/** The app's look: one of the presets, its mode and corners, and colours of one's own. */
export function ThemeSettings() {
  const studio = useStudio()
  const theme = useDocument((document) => document.app.theme)
  const resolved = useMemo(() => resolveTheme(theme, 'light'), [theme])
  const setTheme = (set: Partial<AppTheme>, unset: string[] = [], gather?: string) =>
    studio.run({ type: 'set-theme', set, unset }, { failure: texts.errors.edit, gather })
  const colors = theme.colors ?? []
  const putColors = (next: string[]) => {
    if (isEqual(next, colors)) return
    if (next.length === 0) setTheme({}, ['colors'])
    else setTheme({ colors: next }, [], 'colors')
  }
  return (
    <section aria-label="Theme">
      <h3>Theme</h3>
      <RadioGroup.Root
        className="presets"
        aria-label="Theme preset"
        value={theme.preset}
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
            value={theme.mode ?? resolved.defaultMode}
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
            value={theme.corners ?? ''}
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
      <ThemeColors theme={theme} />
      <ThemeFonts theme={resolved} />
    </section>
  )
}

/** What the theme makes of the colours: as fills, and as words, which it moves until they can be read. */
function ThemeColors({ theme }: { theme: AppTheme }) {
  const studio = useStudio()
  const rows = useMemo(() => themeColors(theme), [theme])
  const problems = useMemo(() => checkColors(theme), [theme])
  const mend = (index: number, remedy: string) =>
    studio.run(
      {
        type: 'set-theme',
        set: { colors: (theme.colors ?? []).map((color, at) => (at === index ? remedy : color)) },
      },
      { failure: texts.errors.edit, announce: 'Colour mended' },
    )
  return (
    <>
      <table className="tcolors">
        <caption className="xs t2">Contrast, as drawn</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Words on the ground</th>
            <th scope="col">Words on the fill</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>
                <span style={{ color: row.words, background: row.ground }}>Aa</span>
                {row.wordsRatio.toFixed(1)}
              </td>
              <td>
                <span style={{ color: row.onFill, background: row.fill }}>Aa</span>
                {row.fillRatio.toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ isMoved }) => isMoved) && (
        <p className="xs t2">Words in your colour are made darker or lighter until they reach 4.5:1.</p>
      )}
      {problems.map((problem) => (
        <div key={`${problem.index} ${problem.mode}`} className="tproblem">
          <p className="xs">
            <Icon of={TriangleAlert} size={12} className="warn" /> {problem.message}
          </p>
          <Button size="s" onClick={() => mend(problem.index, problem.remedy)}>
            <span className="swatch" style={{ background: problem.remedy }} />
            Use {problem.remedy}
          </Button>
        </div>
      ))}
    </>
  )
}

/** The families the preset is set in. */
function ThemeFonts({ theme }: { theme: ResolvedTheme }) {
  const { display, body } = theme.fonts
  return (
    <PropertyRow title="Fonts">
      {() => (
        <span className="tfonts">
          <span style={{ fontFamily: `'${display}', sans-serif`, fontWeight: 700 }}>{display}</span>
          {body !== display && <span style={{ fontFamily: `'${body}', sans-serif` }}>{body}</span>}
        </span>
      )}
    </PropertyRow>
  )
}
