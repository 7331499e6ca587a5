import type { Entity, Field } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { plainly } from '../words/foreign-domains/domain.ts'
import { foreignAttribute } from '../words/foreign-attributes.ts'
import { foreignKind } from '../words/foreign-concepts.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import { foreignGroup, isToldByEnding } from '../words/foreign-samples.ts'
import type { Language } from '../words/languages.ts'
import { titleOf } from './foreign-nouns.ts'

/** Behind these stands what a thing has, and between those they are joined. */
const having = /\s(?:mit|avec|con|com|met|med|samt|jeweils mit)\s/iu
const joined = /\s(?:und|sowie|et|y|e|ed|en|och|og|o|ou|oder)\s/iu
const enough = 2

/** Of which there are many: such a noun is a list of its own, whatever it stands with. */
const isMany: Readonly<Partial<Record<Language, RegExp>>> = {
  // Behind "mit" every plural ends on -n or -s.
  de: /(?:en|eln|ern|[^aiuß]s)$/u,
  fr: /[sx]$/u,
  es: /s$/u,
  pt: /s$/u,
  it: /(?:i|[^ntr]e|nze|tte)$/u,
  nl: /(?:en|s)$/u,
}

interface FieldsOf {
  /** Whose fields they are, by its title; undefined: the app's own thing. */
  of?: string
  fields: Field[]
  /** Titles of what is no list any more. */
  told: ReadonlySet<string>
}
const nothing: FieldsOf = { fields: [], told: new Set() }

/** What one writes of a thing under its word: as the word tells, else a line of text. */
function fieldOf(title: string, language: Language): Field {
  const known = foreignAttribute(title)
  if (known) return known
  if (foreignGroup(title) === 'people') return { name: title, kind: 'person', value: '', options: [] }
  if (foreignKind(title, language) === 'map') return { name: title, kind: 'place', value: '', options: [] }
  return { name: title, kind: 'text', value: '', options: [] }
}

/** "Völker mit Standort und Königin, Termine": where the second and third thing are had by the first. */
export function fieldsHad(text: string, nouns: readonly Phrase[], language: Language): FieldsOf {
  const plural = isMany[language]
  if (!plural) return nothing
  const titles = nouns.map(titleOf)
  for (const piece of text.split(/[,.;:!?\n(]/u)) {
    const at = having.exec(piece)
    if (!at) continue
    const before = piece.slice(0, at.index).toLowerCase()
    const owner = titles.findLast((title) => before.trimEnd().endsWith(title.toLowerCase()))
    // What the app itself has are its lists.
    if (owner === undefined || owner === titles[0]) continue
    const parts = piece.slice(at.index + at[0].length).split(joined)
    const had = parts.map((part) => titles.find((title) => part.toLowerCase().includes(title.toLowerCase())))
    if (had.length < enough || had.includes(undefined)) continue
    const told = had.filter((title) => title !== undefined)
    if (told.some((title) => plural.test(title) || foreignAttribute(owner) !== undefined)) continue
    return { of: owner, fields: told.map((title) => fieldOf(title, language)), told: new Set(told) }
  }
  return nothing
}

/** What is kept of one thing after the other: a logbook, a tasting diary, "釣果を記録". */
const record =
  /記録|记录|日记|日記|ノート|手帳|手账|ログ|図鑑|台帳|سجل|يسجل|تسجيل|(?:fahrten|tage|log|bord|fang|ernte|lese|bienen|kassen|verkostungs?|wein|reise)buch|kartei|inventar|sammlung|katalog|protokoll|carnet|journal|registre|fiches?\b|inventaire|catalogue|diari[oa]|registr[oa]r?|bitácora|ficha|inventari|catálogo|diário|registrar|caderno|quaderno|schedari|schede\b|registrare|registro|catalogo|libretto|dagboek|logboek|loggbok|dziennik|günlü|дневник|журнал|기록|일지|^\s*(?:controle?|control|suivi|gesti[oó]n|gestão|controllo)\sd/iu

/**
 * "釣果を記録。魚種、サイズ、場所": where several of what a record names are what one knows of each, so are the others that
 * are no list of their own.
 */
export function fieldsRecorded(
  text: string,
  nouns: readonly Phrase[],
  language: Language,
  isList = false,
): FieldsOf {
  if (!record.test(text)) return nothing
  const [, ...others] = nouns
  const isField = (phrase: Phrase) => {
    const title = titleOf(phrase)
    if (foreignAttribute(title)) return true
    const kind = foreignKind(title, language)
    if (kind !== undefined && kind !== 'map') return false
    const plural = isMany[language]
    if (plural?.test(title.split(' ')[0] ?? ''))
      return /^(?:notas?|notes?|note|notizen)(?:\s|$)/iu.test(title)
    if (plural === undefined && foreignRows(title, language) !== undefined) return false
    const group = foreignGroup(title)
    // Of a doing that is one, the record says how: "infusión", "maturation".
    return ['things', 'measures', 'places'].includes(group) || (group === 'times' && isToldByEnding(title))
  }
  const told = others.filter(isField).map(titleOf)
  const known = told.filter((title) => foreignAttribute(title) !== undefined)
  // One value among many singular words is enough to tell that these are what is written of each.
  const isTold =
    known.length >= enough || (known.length === 1 && told.length >= 3 && told.length * 3 >= others.length * 2)
  // Items of a list are parts of the app, unless most are values.
  if (!isTold || (isList && known.length * 2 < told.length)) return nothing
  return { fields: told.map((title) => fieldOf(title, language)), told: new Set(told) }
}

/** What a thing is called by, under the description's word for that. */
const isName =
  /^nombre(?=$| del )|^(?:nom|nome|name|titel|titre|título|titolo)(?:\s|$)|名称$|^(?:名前|タイトル|书名|曲名|作品名|商品名|店名|الاسم|العنوان)$|^(?:عنوان|اسم)\s|(?<=[菜品店曲書魚料理])名$/iu

const isNote = /^(?:notes?|nota[s]?|notizen|notas|ملاحظات|备注|笔记|メモ|notizie?)$/iu

/** The thing with what the description says one knows of each, before what any such thing has. */
export function withOfEach(entity: Entity, ofEach: readonly Field[]): Entity {
  if (ofEach.length === 0) return entity
  const kinds = new Set(ofEach.map(({ kind }) => kind))
  const [name, ...rest] = entity.fields
  const called = ofEach.find((field) => field.kind === 'text' && isName.test(field.name))
  const key = (field: Field) => (isNote.test(field.name) ? 'notes' : plainly(field.name))
  // What its kind knows of such things already has its own values and choices.
  const known = new Map(rest.map((field) => [key(field), field]))
  const told = ofEach.map((field) => {
    const same = known.get(key(field))
    return same && (same.value !== '' || same.kind === 'long') ? { ...same, name: field.name } : field
  })
  const others = rest.filter(
    ({ kind, name: own }) =>
      !told.some((field) => key(field) === (isNote.test(own) ? 'notes' : plainly(own))) &&
      !(kinds.has(kind) && /^(?:money|photo|date|time|place|person|long)$/.test(kind)),
  )
  return {
    ...entity,
    fields: [
      ...(name ? [called ? { ...name, name: called.name } : name] : []),
      ...told.filter((_field, index) => ofEach[index] !== called),
      ...others,
    ],
  }
}
