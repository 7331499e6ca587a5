import {
  accounts,
  characters,
  courtesy,
  darkLook,
  lightLook,
  ofWhole,
  refusalOf,
  rolesHeading,
  spared,
} from '../../words/foreign-asides.ts'
import { isLookAlone, saysHow } from '../../words/foreign-look-words.ts'
import type { Language } from '../../words/languages.ts'
import type { Style } from '../read-style.ts'
import { colorsOfLook, isForeignColor, withoutForeignColors } from './foreign-colors.ts'

/** What a description in another language says beside the things of its app. */
export interface Aside {
  /** The description without all that. */
  text: string
  /** What those are called who use the app in different parts, below the heading the description gives them. */
  roles?: { heading: string; names: readonly string[] }
  /** How it shall look, with the colours that are named where only that is said. */
  style: Style
  /** Nobody signs in. */
  isWithoutAccounts: boolean
}

/** "Eine Karte ohne Werbung": what is not there stands behind what is. */
const inPassing =
  /\s(?:ohne|sans|sin|sem|senza|zonder|utan|uden|uten|bez|без|بدون)\s[^,.;:!?\n()]{3,40}(?=[,.;:!?\n]|$)/giu
const mostRoles = 8
const longestRole = 24
const joined =
  /\s*[,;/،、，]\s*|\s(?:und|sowie|oder|et|ou|y|e|o|ed|en|of|och|og|eller|i|oraz|ve|и|или)\s|\sو(?=\p{L}{3})|[和与及]/iu

/** Takes what is no thing of the app out of a description in another language: what is not wanted, the look, roles, thanks. */
export function readAside(text: string, language: Language): Aside {
  const refusal = refusalOf(language)
  const looks: string[] = []
  let roles: Aside['roles']
  let isWithoutAccounts = false
  const isRefused = (clause: string, isFirst: boolean): boolean => {
    if (!refusal?.test(clause) || !(isFirst || spared.test(clause))) return false
    if (accounts.test(clause)) isWithoutAccounts = true
    return true
  }
  const plain = text.replaceAll(courtesy, ' ').replaceAll(inPassing, (said: string) => {
    if (!spared.test(said)) return said
    if (accounts.test(said)) isWithoutAccounts = true
    return ''
  })
  const kept = sentencesOf(plain).map((sentence) => {
    const [, mark = '', said = '', end = ''] =
      /^(\s*(?:[-–•・*]\s*)?)([\s\S]*?)([\s.!?。！？]*)$/u.exec(sentence) ?? []
    const heading = rolesHeading.exec(said)
    if (heading && !roles) {
      const names = rolesIn(said.slice(heading[0].length))
      if (names.length > 1) {
        roles = { heading: heading[0].replace(/\s?[:：]\s*$/u, ''), names }
        return end.includes('\n') ? '\n' : ' '
      }
    }
    let isWhole = true
    const all = clausesOf(said)
    // "Ampel: rot, gelb": colours are values unless nothing else stands in the sentence.
    const isLookWhole = all.every(
      ({ clause }, index) =>
        isLook(clause.trim(), true) || ofWhole.test(clause.trim()) || isRefused(clause.trim(), index === 0),
    )
    const clauses = all.map(({ clause, mark: comma }, index) => {
      const bare = clause.trim()
      if (bare === '') return ''
      if (isRefused(bare, index === 0)) return ''
      if (isLook(bare, isLookWhole)) {
        looks.push(bare)
        return ''
      }
      if (ofWhole.test(bare)) return ''
      isWhole = false
      return `${comma}${clause}`
    })
    const rest = clauses.join('').replace(/^[,;،、，]\s*/u, '')
    return isWhole ? (end.includes('\n') ? '\n' : ' ') : `${mark}${rest}${end}`
  })
  const look = looks.join(', ')
  const isDark = darkLook.test(look)
  const mode = isDark === lightLook.test(look) ? undefined : isDark ? ('dark' as const) : ('light' as const)
  const preset = characters.find(([form]) => form.test(look))?.[1]
  return {
    text: kept.join('').trim(),
    ...(roles ? { roles } : {}),
    style: { colors: colorsOfLook(look), ...(mode ? { mode } : {}), ...(preset ? { preset } : {}) },
    isWithoutAccounts,
  }
}

const colors = { isColor: isForeignColor, withoutColors: withoutForeignColors }
/** Whether a clause is only about the look; `hasColors` where colours are part of it. */
const isLook = (clause: string, hasColors: boolean): boolean =>
  isLookAlone(clause, colors) && (hasColors || saysHow(clause) || lookPart.test(clause))
/** "Akzent in Kupfer": a colour of the app and of no thing. */
const lookPart =
  /akzent|hintergrund|farb|couleur|fond|accent|color|fondo|cor(?:es)?(?!\p{L})|tons|sfondo|colori|toni|أ?لوان|لون|颜色|配色|色调|背景|色|背景|カラー/iu

/** Each sentence or line with what ends it. */
const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?。！？\n]+(?:[.!?。！？]+\s*|\n+\s*|$)|[.!?。！？\n]+/gu) ?? []

/** The clauses of a sentence, each with the comma before it; what stands in brackets stays whole. */
function clausesOf(sentence: string): { clause: string; mark: string }[] {
  const clauses: { clause: string; mark: string }[] = []
  let depth = 0
  let clause = ''
  let mark = ''
  for (const sign of sentence) {
    if (/[(（[]/u.test(sign)) depth += 1
    if (/[)）\]]/u.test(sign)) depth = Math.max(0, depth - 1)
    if (depth === 0 && /[,;،，、]/u.test(sign)) {
      clauses.push({ clause, mark })
      clause = ''
      mark = sign
    } else clause += sign
  }
  return [...clauses, { clause, mark }]
}

const rolesIn = (list: string): string[] =>
  list
    .split(joined)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= longestRole)
    .slice(0, mostRoles)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
