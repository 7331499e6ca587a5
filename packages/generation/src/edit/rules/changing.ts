import type { AppTheme, Command } from '@kwiq/app-model'
import { parseColors, themePresets } from '@kwiq/catalogue/theme'
import { capitalise } from '../../words/forms.ts'
import { type FoundNode, findNamedNode, findNamedScreen } from '../find-target.ts'
import { readStyle } from '../../understand/read-style.ts'
import { unlink } from '../unlink.ts'
import type { EditRule } from '../rule.ts'

const unquote = (text: string) =>
  text
    .trim()
    .replaceAll(/^["'“”]|["'“”.!]$/g, '')
    .trim()

/** "Rename Home to Feed", "call the app Lumen". */
const rename: EditRule = (clause, document) => {
  const app = /^(?:call|name|rename)\s+(?:the|this|my)?\s*app\s+(?:to\s+|as\s+)?(.+)$/i.exec(clause)
  if (app?.[1]) return [{ type: 'set-app-info', set: { name: unquote(app[1]) } }]
  const found =
    /^(?:rename|change|call)\s+(.+?)\s+(?:to|into|as)\s+(.+)$/i.exec(clause) ??
    /^(?:call|name|rename)\s+([^"“]{1,60}?)\s+(["“][^"”]{1,80}["”])(?:\s+everywhere)?$/i.exec(clause)
  if (!found?.[1] || !found[2] || parseColors(found[2]).length > 0) return undefined
  const isAsWritten = /["“]/.test(found[2])
  const name = isAsWritten ? unquote(found[2]) : capitalise(unquote(found[2]))
  const screen = findNamedScreen(document, found[1])
  if (screen) {
    // The tab that leads there and the header that repeats the name follow the new name.
    const nav = document.screens.flatMap((each) => each.components.filter((node) => node.type === 'navbar'))
    const header = screen.components.find((node) => node.type === 'header' && node.label === screen.name)
    return [
      { type: 'rename-screen', screenId: screen.id, name },
      ...(header ? [{ type: 'rename-component' as const, id: header.id, label: name }] : []),
      ...nav.flatMap((node) => {
        const items = Array.isArray(node.properties.items) ? node.properties.items : []
        const renamed = items.map((item) =>
          item !== null && typeof item === 'object' && !Array.isArray(item) && item.title === screen.name
            ? { ...item, title: name }
            : item,
        )
        return renamed.some((item, index) => item !== items[index])
          ? [{ type: 'set-properties' as const, id: node.id, set: { items: renamed } }]
          : []
      }),
    ]
  }
  // "Change the price of ... to ..." means a part of something, not its name.
  if (/\bof\b/i.test(found[1])) return undefined
  const target = findNamedNode(document, found[1])
  if (!target) return undefined
  const titled = typeof target.node.properties.title === 'string'
  return [
    { type: 'rename-component', id: target.node.id, label: name },
    ...(titled ? [{ type: 'set-properties' as const, id: target.node.id, set: { title: name } }] : []),
  ]
}

/** The preset a manner of speaking asks for; less of something is the quiet one. */
const styleOf = (clause: string) =>
  /\bless\s+(?:colou?rful|playful|loud|busy|bold|childish)\b|\bsimpler\b/i.test(clause)
    ? 'clean'
    : readStyle(clause).preset

/** "Make it green and rounder", "use dark mode", "switch to the warm theme". */
const restyle: EditRule = (clause, document) => {
  if (/^(?:add|remove|delete|rename|move|put|insert)\b/i.test(clause)) return undefined
  const background = /\bbackground\b/i.test(clause)
  if (background && /\b(?:white|light|bright)\b/i.test(clause))
    return [{ type: 'set-theme', set: { mode: 'light' } }]
  if (background && /\b(?:black|dark)\b/i.test(clause)) return [{ type: 'set-theme', set: { mode: 'dark' } }]
  if (background) return undefined
  const colors = [...new Set(parseColors(clause.replaceAll(/\b(dark|light)er(?=\s+\w)/gi, '$1')))].slice(0, 3)
  const preset =
    themePresets.find(({ id }) => new RegExp(`\\b${id.replace('-', '[ -]')}\\b`, 'i').test(clause))?.id ??
    (/\bserifs?\b/i.test(clause) && !/\bsans\b/i.test(clause) ? 'editorial' : undefined) ??
    (/^(?:make|give|use|change|switch|go|turn|try|style|let)\b|^(?:more|less)\b/i.test(clause) &&
    !/["“]/.test(clause)
      ? styleOf(clause)
      : undefined)
  const isDarker = /\bdarker\b/i.test(clause)
  const isLighter = /\b(?:lighter|brighter)\b/i.test(clause)
  const isMode = /\b(?:dark|light)\s*(?:mode|theme|look)?\s*$|\b(?:dark|light)\s(?:mode|theme)\b/i.exec(
    clause,
  )
  // "A darker blue" is a colour, "darker" alone the mode.
  const isShade = colors.length > 0
  const mode =
    isDarker && !isShade
      ? 'dark'
      : isLighter && !isShade
        ? 'light'
        : isMode && colors.length === 0
          ? /dark/i.test(isMode[0])
            ? 'dark'
            : 'light'
          : undefined
  const isLessRound = /\b(?:less|not (?:so|as|too|that))\s+round(?:ed)?\b/i.test(clause)
  const corners = isLessRound
    ? document.app.theme.corners === 'round'
      ? 'soft'
      : 'sharp'
    : /\b(?:round|rounder|rounded|pill(?:s|[- ]shaped)?|softer (?:corners|edges))\b/i.test(clause)
      ? 'round'
      : /\b(?:sharp|sharper|square|angular)\b/i.test(clause)
        ? 'sharp'
        : undefined
  const set: Partial<AppTheme> = {
    ...(colors.length > 0 ? { colors } : {}),
    ...(preset ? { preset } : {}),
    ...(mode ? { mode } : {}),
    ...(corners ? { corners } : {}),
  }
  if (Object.keys(set).length === 0) return undefined
  const isOfPart = /\b(?:buttons?|cards?|tabs?|links?)\b/i.test(clause)
  return {
    commands: [{ type: 'set-theme', set }],
    ...(isOfPart
      ? { note: 'Colours and corners belong to the theme, so they changed in the whole app.' }
      : {}),
  }
}

/** "Delete everything on the profile screen": its header and tab bar stay. */
const clear: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|clear)\s+(?:everything|all(?:\s+(?:components|content|elements))?)\s+(?:on|from|in|of)\s+(.{2,60})$/i.exec(
      clause,
    ) ?? /^(?:clear|empty)\s+(.{2,60}?\s(?:screen|page))$/i.exec(clause)
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  return screen?.components
    .filter(({ type }) => type !== 'header' && type !== 'navbar')
    .map(({ id }) => ({ type: 'remove-component', id }))
}

/** "Remove the chart", "delete the settings screen". */
const remove: EditRule = (clause, document) => {
  const found = /^(?:remove|delete|drop|hide)\s+(.+?)(?:\s+(?:from|on|of)\s+(?:the\s+)?(.+))?$/i.exec(clause)
  if (!found?.[1]) return undefined
  const named = findNamedScreen(document, found[1])
  if (named && document.screens.length > 1)
    return [...unlink(document, named.id), { type: 'remove-screen', screenId: named.id }]
  const words = found[1]
  const hosts = (found[2] ?? '')
    .split(/,|\band\b/)
    .map((name) => findNamedScreen(document, name.trim())?.id)
    .filter((id) => id !== undefined)
  const targets = (hosts.length > 0 ? hosts : [undefined]).map((id) => findNamedNode(document, words, id))
  const commands = targets.flatMap((target): Command[] =>
    target ? [{ type: 'remove-component', id: target.node.id }] : [],
  )
  return commands.length > 0 ? commands : undefined
}

const nameOf = ({ node }: FoundNode) => node.label || capitalise(node.type)

/** "Put search above the list", "move the chart to the top". */
const move: EditRule = (whole, document) => {
  const where = /^(.+?)\s+(?:on|in|of)\s+(?:the\s+)?(\S+(?:\s+(?:screen|page))?)$/i.exec(whole)
  const host = where?.[2] ? findNamedScreen(document, where[2]) : undefined
  const clause = host && where?.[1] ? where[1] : whole
  const edge = /^(?:move|put)\s+(.+?)\s+(?:to|at)\s+the\s+(top|bottom|start|end)$/i.exec(clause)
  const beside = /^(?:move|put)\s+(.+?)\s+(above|before|over|below|under|after)\s+(.+)$/i.exec(clause)
  const subject = edge?.[1] ?? beside?.[1]
  const target = subject ? findNamedNode(document, subject, host?.id) : undefined
  if (!target) return undefined
  const { components } = target.screen
  if (edge) {
    const header = components[0]?.type === 'header' ? 1 : 0
    const isFoot = (index: number) =>
      components[index]?.type === 'navbar' || components[index]?.properties.variant === 'footer'
    const foot = components.findIndex((_, index) => isFoot(index))
    const last = foot < 0 ? components.length : foot
    const index = /top|start/i.test(edge[2] ?? '') ? header : target.parentId === null ? last - 1 : last
    return [
      {
        type: 'move-component',
        id: target.node.id,
        to: { screenId: target.screen.id, parentId: null, index },
      },
    ]
  }
  const other = beside?.[3] ? findNamedNode(document, beside[3], target.screen.id) : undefined
  if (!other || other.node.id === target.node.id) return undefined
  const isUp = !/below|under|after/i.test(beside?.[2] ?? '')
  if (other.parentId === target.parentId && isUp === target.index < other.index)
    return {
      commands: [],
      note: `${nameOf(target)} is ${isUp ? 'above' : 'below'} ${nameOf(other)} already.`,
    }
  const isSameList = other.parentId === target.parentId
  const shift = isSameList && target.index < other.index ? -1 : 0
  const after = /below|under|after/i.test(beside?.[2] ?? '') ? 1 : 0
  return [
    {
      type: 'move-component',
      id: target.node.id,
      to: { screenId: other.screen.id, parentId: other.parentId, index: other.index + shift + after },
    },
  ]
}

export const changingRules: readonly EditRule[] = [rename, clear, remove, move, restyle]
