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
  /** The languages it is to be in, as the description names them. */
  languages: readonly string[]
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
  const languages: string[] = []
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
    const named = languagesIn(said)
    if (named.length > 0) {
      languages.push(...named)
      return end.includes('\n') ? '\n' : ' '
    }
    let isWhole = true
    const all = clausesOf(said)
    // "Ampel: rot, gelb": colours are values unless nothing else stands in the sentence.
    const isLookWhole = all.every(
      ({ clause }, index) =>
        isLook(clause.trim(), true) || ofWhole.test(clause.trim()) || isRefused(clause.trim(), index === 0),
    )
    // "Große Schrift, Regen": one word of why.
    const isReasoned =
      all.length === 2 &&
      isLook(all[0]?.clause.trim() ?? '', true) &&
      !isLook(all[1]?.clause.trim() ?? '', true) &&
      !/\s/u.test(all[1]?.clause.trim() ?? '')
    const clauses = all.map(({ clause, mark: comma }, index) => {
      const bare = clause.trim()
      if (isReasoned && index === 1) return ''
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
    languages,
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

/** What a clause names where it names nothing but languages: "In italiano e inglese", "auf Deutsch und Türkisch". */
function languagesIn(sentence: string): string[] {
  const parts = sentence
    .replace(
      /^(?:(?:bitte|disponible|available|disponibile|disponível|verfügbar|bilingue|bilingüe|mehrsprachig|zweisprachig|multilingue|app|支持|语言|言語|対応言語|اللغات?|بال?لغ(?:ة|تين)|sprachen?|langues?|idiomas?|línguas?|lingue)[\s:：]*)+/iu,
      '',
    )
    .replace(/^(?:in|auf|en|em|på|w|na|po) /iu, '')
    .split(joined)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:(?:in|auf|en|em)\s|و|ب)/iu, '')
        .replace(/(?:对应|対応|で|版|双语)$/u, ''),
    )
    .filter((part) => part !== '')
  return parts.length > 0 && parts.every((part) => languageName.test(part))
    ? parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    : []
}
const languageName =
  /^(?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|türkisch|arabisch|russisch|polnisch|ukrainisch|chinesisch|allemand|anglais|français|espagnol|italien|portugais|arabe|breton|basque|alemán|inglés|ingles|francés|español|castellano|italiano|portugués|árabe|catalán|gallego|euskera|chino|alemão|inglês|francês|espanhol|português|tedesco|inglese|francese|spagnolo|portoghese|arabo|(?:وال|ال|بال)?(?:عربية|إنجليزية|انجليزية|فرنسية|تركية|أردية)|[中英法德日韩俄]文|(?:英|法|德|日|韩|俄|汉|粤|普通)语|日本語|英語|中国語|韓国語|ポルトガル語|ベトナム語|やさしい日本語|nederlands|engels|duits|frans|svenska|engelska|polski|angielski|türkçe|ingilizce|русский|английский|한국어|영어)$/iu

const rolesIn = (list: string): string[] =>
  list
    .split(joined)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= longestRole)
    .slice(0, mostRoles)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
