import type { AppTheme } from '@kwiq/app-model'
import { resolveTheme, type ResolvedTheme } from '@kwiq/catalogue/theme'
import { printValue, type Value } from '../print/print-value.ts'

/** theme.ts: every colour, size and shape of the app's look. `theme` is the one by day, or the only one. */
export function writeTheme(appTheme: AppTheme): string {
  const follows = appTheme.mode === 'auto'
  const { roles, mode, ...style } = resolveTheme(appTheme, 'light')
  const day = [
    "import type { ResolvedTheme } from './components/theme/types'",
    '',
    constant('style', style),
    '',
    '/** Lengths are in px, colours #rrggbb. */',
    `export const theme: ResolvedTheme = ${printTheme(mode, roles)}`,
    '',
  ]
  if (!follows) return day.join('\n')
  const night = resolveTheme(appTheme, 'dark')
  return [
    ...day,
    '/** By night. */',
    `export const darkTheme: ResolvedTheme = ${printTheme('dark', night.roles)}`,
    '',
  ].join('\n')
}

/** use-theme.ts. */
export function writeUseTheme(appTheme: AppTheme): string {
  if (appTheme.mode === 'auto') {
    return `import { useColorScheme } from 'react-native'
import type { ResolvedTheme } from './components/theme/types'
import { darkTheme, theme } from './theme'

/** The app's theme, by day or by night as the device has it. */
export function useTheme(): ResolvedTheme {
  return useColorScheme() === 'dark' ? darkTheme : theme
}
`
  }
  return `import type { ResolvedTheme } from './components/theme/types'
import { theme } from './theme'

/** The app's theme; it is the same by day and by night. */
export function useTheme(): ResolvedTheme {
  return theme
}
`
}

function printTheme(mode: string, roles: ResolvedTheme['roles']): string {
  return `{\n  ...style,\n  mode: '${mode}',\n  roles: ${printOpen(toValue(roles), 2)},\n}`
}

function constant(name: string, value: object): string {
  return `const ${name} = ${printOpen(toValue(value), 0)} satisfies Omit<ResolvedTheme, 'mode' | 'roles'>`
}

/** An object whose first level is on lines of its own, however short it is. */
function printOpen(value: Value, indent: number): string {
  if (typeof value !== 'object' || value === null) return printValue(value, indent, indent)
  const inside = ' '.repeat(indent + 2)
  const lines = Object.entries(value).map(([key, entry]: [string, Value]) => {
    const head = `${inside}${key}: `
    return `${head}${printValue(entry, indent + 2, head.length, 1)},`
  })
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`
}

function toValue(value: unknown): Value {
  if (Array.isArray(value)) return value.map(toValue)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toValue(entry)]))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}
