import type { Entity, Field } from '../entity.ts'
import { namesPhotos } from '../words/foreign-concepts.ts'
import {
  domainIn,
  domains,
  listNamed,
  namesDomain,
  namesDomainFirst,
} from '../words/foreign-domains/index.ts'
import {
  cellsOf,
  type DomainList,
  type ForeignDomain,
  lineIn,
  plainly,
} from '../words/foreign-domains/domain.ts'
import { categoryRows } from '../words/foreign-categories.ts'
import { goodsIn } from '../words/foreign-goods.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import { foreignGroup, isToldByEnding, samplesOf } from '../words/foreign-samples.ts'
import { namesVocabulary, vocabularyOf } from '../words/foreign-vocabulary.ts'
import type { Language } from '../words/languages.ts'
import { makeDomainEntity } from './foreign-domain-entity.ts'
import type { ScreenKind } from './types.ts'

/** What an everyday app of another language is about, and what its lists hold. */
export interface DomainPlan {
  domain: ForeignDomain
  /** What opinions are called there, where it has a list of them. */
  opinions: string | undefined
  /** Whether a noun is what the app is about. */
  isMain(title: string): boolean
  /** The list of the domain that a noun names. */
  listOf(title: string): DomainList | undefined
  /** The kind of screen of a noun the domain has a list of. */
  kindFor(title: string, kind: ScreenKind): ScreenKind
  /** Whether a noun says what the app is, and is no list of it: "Sport", "Espagnol". */
  isNameOnly(title: string, titles: readonly string[]): boolean
  /** Whether a noun is a list of the domain rather than a value of its things. */
  isListed(title: string): boolean
  /** What of the nouns is written of each thing instead of being a list: the price and the pictures of what is sold. */
  fieldOf(title: string, titles: readonly string[]): Field | undefined
  /** Whether a noun is one of the main things: "Wasser" of habits. */
  isRow(title: string): boolean
  /** What a screen of a kind holds under a noun; undefined where the domain knows nothing of it. */
  entityOf(title: string, kind: ScreenKind): Entity | undefined
}

/** What stands before what something is of: "Rutinas de ejercicios" are routines. */
const headOf = (title: string): string =>
  title.split(/ (?:d[eiou]|du|des|del|della|delle|dei|da|do|dos|das|von|für|pour|para|per|a|à) /iu)[0] ??
  title
const price =
  /^(?:preise?|prix|tarifs?|precios?|preços?|prezz[oi]|tariff[ae]|(?:ال)?(?:سعر|أسعار)|价格|价目|料金|価格)$/iu
/** What an app is to its things. */
const ofApps =
  /^(?:متتبع|متابعة|إدارة|تنظيم|حاسبة|مذكرة) |(?:-?tracker|-?planer|-?manager|verwaltung)$|(?:管理|打卡|记录|追踪)$|(?:管理|記録)$/iu
const isNote = /^(?:notizen|notes?|notas?|note|anotações|apuntes|ملاحظات|备注|笔记|メモ|ノート)$/iu
/** What keeps all of something: "Cadastro dos cachorros" are the dogs. */
const registers =
  /^(?:cadastro|listas?|fichas?|elenco|listes?|fiches?|registro|archivio|fichier|catálogo|catalogo|catalogue)$/iu
const longEnough = 3
const halfOfRows = 3
const valuesOfGoods = '€ 14; € 18; € 22; € 25; € 16; € 8'

/** Screens of these kinds show what happens on days. */
const ofDays: ReadonlySet<ScreenKind> = new Set(['calendar', 'notifications', 'slots'])
const listed: ReadonlySet<ScreenKind> = new Set(['browse', 'people', 'checklist', 'topic'])

/** The domain of a description in another language; undefined where it is of none Kwiq has content of. */
export const domainPlan = (text: string, language: Language): DomainPlan | undefined =>
  planOf(domainIn(text, language), language, text)

/** The domain of a plan that was made already. */
export const domainPlanOf = (id: string | undefined, language: Language): DomainPlan | undefined =>
  planOf(
    domains.find((domain) => domain.id === id),
    language,
  )

function planOf(domain: ForeignDomain | undefined, language: Language, text = ''): DomainPlan | undefined {
  if (!domain || lineIn(domain.main.rows, language) === undefined) return undefined
  const { main, lists } = domain
  const samples = samplesOf(language)
  const cells = cellsOf(lineIn(main.rows, language) ?? '')
  const titles = cells.map(([title = '']) => title)
  const details = cells.map(([, detail = '']) => detail)
  /** The main things, each with what stands under it. */
  const withEach = (under: readonly string[], icon: string, picture?: string): DomainList => ({
    nouns: '',
    label: main.label,
    rows: titles.map((title, index) => `${title} | ${under[index] ?? ''}`).join('; '),
    icon,
    ...(picture ? { picture } : {}),
  })
  const days = lists.find(({ of }) => of === 'days') ?? withEach(samples?.times ?? [], 'calendar')
  const listOf = (title: string) =>
    listNamed(headOf(title), domain, language) ?? listNamed(title, domain, language)
  const contentOf = (title: string, kind: ScreenKind): DomainList | undefined => {
    if (kind === 'notifications') return lists.find(({ of }) => of === 'reminders') ?? days
    if (ofDays.has(kind)) return days
    if (!listed.has(kind)) return undefined
    const named = listOf(title)
    const goods = named === main && main.values ? goodsIn(title, language) : undefined
    if (goods)
      return {
        ...main,
        rows: goods.titles
          .map((each, index) => `${each} | ${details[index % details.length] ?? ''}`)
          .join('; '),
        picture: goods.picture,
        values: valuesOfGoods,
      }
    if (named) return named
    const words = namesVocabulary(title) ? vocabularyOf(text, language) : undefined
    if (words)
      return {
        nouns: '',
        label: title,
        rows: words.map((word) => word.join(' | ')).join('; '),
        icon: 'book',
      }
    if (main.of === 'people' || kind !== 'browse') return undefined
    if (namesPhotos(title) && main.picture) return withEach(samples?.dates ?? [], 'image', main.picture)
    if (foreignRows(title, language) || categoryRows(title, language, false)) return undefined
    const group = foreignGroup(title)
    if (group === 'times' && !isToldByEnding(title)) return days
    return isNote.test(title) ? withEach(samples?.lines ?? [], main.icon) : undefined
  }
  /** Titles by the list they show: who shows the same again begins elsewhere in it. */
  const shown = new Map<string, string>()
  // "Rastreador de hábitos" is no habit, and "متتبع شرب الماء" no water.
  const isMain = (title: string) => {
    const head = headOf(title)
    return (
      listOf(title) === main &&
      !ofApps.test(title) &&
      !namesDomainFirst(title, domain, language) &&
      (head === title || registers.test(head) || listNamed(head, domain, language) === main)
    )
  }
  const rated = lists.find(({ of }) => of === 'opinions')
  return {
    domain,
    opinions: rated && lineIn(rated.label, language),
    listOf,
    isMain,
    kindFor: (title, kind) => {
      const list = listOf(title)
      if (!list || !['topic', 'leaderboard', 'stats', 'calendar', 'people'].includes(kind)) return kind
      return kind === 'calendar' && list !== main && list.of !== 'days' ? kind : 'browse'
    },
    isNameOnly: (title, titles) =>
      namesDomain(title, domain, language) &&
      (!isMain(title) || titles.some((other) => other !== title && isMain(other))),
    isListed: (title) =>
      listOf(title) !== undefined &&
      !(
        listOf(title)?.of === 'days' &&
        cellsOf((main.fields && lineIn(main.fields, language)) ?? '').some(
          ([name = '']) => plainly(name) === plainly(title),
        )
      ),
    fieldOf: (title, titles) => {
      if (main.values === undefined) return undefined
      const hasMain = titles.some((other) => other !== title && isMain(other) && !price.test(other))
      if (main.picture && namesPhotos(title) && !titles.every(namesPhotos) && !isMain(title))
        return { name: title, kind: 'photo', value: main.picture.split(',')[0] ?? '', options: [] }
      const [value = ''] = (lineIn(main.values, language) ?? '').split('; ')
      return hasMain && price.test(title) ? { name: title, kind: 'money', value, options: [] } : undefined
    },
    isRow: (title) => {
      const said = plainly(title)
      return (
        [...said].length >= longEnough &&
        listOf(title) === undefined &&
        foreignGroup(title) === 'things' &&
        titles.some((row) => plainly(row).includes(said))
      )
    },
    entityOf: (title, kind) => {
      const list = contentOf(title, kind)
      if (!list) return undefined
      const first = shown.get(list.rows) ?? title
      if (kind === 'browse') shown.set(list.rows, first)
      return makeDomainEntity(
        title,
        list,
        language,
        first === title || kind !== 'browse' || list.of === 'days' ? 0 : halfOfRows,
      )
    },
  }
}
