import { documentLimits } from '../limits.ts'
import { checkChoice } from './check-choice.ts'
import { checkKnownKeys, isPlainObject } from './check-keys.ts'
import { checkText } from './check-text.ts'
import { checkWrap } from './check-wrap.ts'
import type { Reporter } from './reporter.ts'

const appKeys: ReadonlySet<string> = new Set([
  'name',
  'description',
  'icon',
  'theme',
  'startScreenId',
  'wrap',
])
const themeKeys: ReadonlySet<string> = new Set(['preset', 'mode', 'colors', 'corners', 'language'])
const mostColors = 8

/** Checks the app's name, description, icon, theme and start screen, which must be one of `screenIds`. */
export function checkApp(value: unknown, reporter: Reporter, screenIds: ReadonlySet<string>): void {
  if (!isPlainObject(value)) {
    reporter.add('The app must be an object with name, description, icon, theme and startScreenId.')
    return
  }
  checkKnownKeys(value, appKeys, 'the app', reporter)
  checkText(value.name, 'name', 'The name', documentLimits.labelCharacters, reporter)
  checkText(
    value.description,
    'description',
    'The description',
    documentLimits.descriptionCharacters,
    reporter,
  )
  if (value.icon !== null) checkText(value.icon, 'icon', 'The icon', documentLimits.idCharacters, reporter)
  reporter.enter('theme')
  checkTheme(value.theme, reporter)
  reporter.leave()
  if (value.wrap !== undefined) {
    reporter.enter('wrap')
    checkWrap(value.wrap, reporter)
    reporter.leave()
  }
  const start = value.startScreenId
  if (!checkText(start, 'startScreenId', 'The start screen', documentLimits.idCharacters, reporter)) return
  if (!screenIds.has(start)) reporter.add(`There is no screen with the id "${start}".`, 'startScreenId')
}

/** Checks a theme: a preset's name, mode, stated colours, corners and language. */
export function checkTheme(value: unknown, reporter: Reporter): void {
  if (!isPlainObject(value)) {
    reporter.add('The theme must be an object with a preset.')
    return
  }
  checkKnownKeys(value, themeKeys, 'the theme', reporter)
  checkText(value.preset, 'preset', 'The preset', documentLimits.idCharacters, reporter)
  checkChoice(value.mode, 'mode', ['light', 'dark', 'auto'], reporter)
  checkChoice(value.corners, 'corners', ['sharp', 'soft', 'round'], reporter)
  if (value.language !== undefined && !isLanguageTag(value.language)) {
    reporter.add('The language must be a tag such as "de" or "pt-BR".', 'language')
  }
  if (value.colors === undefined) return
  if (!Array.isArray(value.colors) || value.colors.length > mostColors) {
    reporter.add(`The colors must be a list of at most ${mostColors} colours.`, 'colors')
    return
  }
  reporter.enter('colors')
  for (const [index, color] of value.colors.entries()) {
    if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) {
      reporter.add('A colour must be written as #rrggbb.', index)
    }
  }
  reporter.leave()
}

const isLanguageTag = (value: unknown): boolean =>
  typeof value === 'string' && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(value)
