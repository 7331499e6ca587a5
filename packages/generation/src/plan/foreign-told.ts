import type { Field } from '../entity.ts'
import type { ForeignText } from '../understand/foreign/read-foreign.ts'
import type { Told } from '../understand/foreign/read-listed.ts'
import { foreignAttribute } from '../words/foreign-attributes.ts'
import { foreignKind } from '../words/foreign-concepts.ts'
import { foreignGroup } from '../words/foreign-samples.ts'
import type { Language } from '../words/languages.ts'
import { inLanguage } from './foreign-entity.ts'

/** What a description tells of one of its things. */
export interface ToldOfThing {
  /** What one knows of each, as the form asks for it. */
  fields: readonly Field[]
  /** What its list holds. */
  rows: readonly string[]
}

/** Things that are written down by what one fills in: forms, records, data. */
const filledIn =
  /formular|fragebogen|bogen$|daten$|werte?$|protokoll|steckbrief|kartei|karte$|profil|formulaire|questionnaire|fiche|dossier|données|mesures?|relev[ée]|formulario|cuestionario|ficha|datos|medicion|medida|expediente|formulário|questionário|dados|mediç|cadastro|prontuário|modulo|questionario|scheda|schede|dati|misur|campion|استمارة|استبيان|بيانات|ملف|قياس|سجل|表单|问卷|档案|资料|信息|数据|登记|记录|指标|フォーム|アンケート|カルテ|データ|情報|台帳|プロフィール|測定/iu
const orNot =
  /\s(?:oder nicht|ja ?\/ ?nein|ou (?:pas|non)|o no|sí ?\/ ?no|ou não|sim ?\/ ?não|oppure no|sì ?\/ ?no|أم لا|أو لا)$|(?:与否|か否か|かどうか)$/iu
const when: readonly (readonly [form: RegExp, kind: Field['kind'], value: string])[] = [
  [
    /uhrzeit|heure|hora|horári|horario|orari|^ora$|^fine$|^ende$|الساعة|الوقت|时间|時間|時刻/iu,
    'time',
    '18:30',
  ],
  [
    /tag$|termin|jour|d[ií]a|giorno|date|datum|beginn|début|inicio|início|inizio|اليوم|日期|日時|曜日/iu,
    'date',
    '19.11.',
  ],
]

/** What answers a question. */
const asked: readonly (readonly [form: RegExp, kind: Field['kind'], value: string])[] = [
  [
    /^(?:wer|wen|wem|qui|à qui|(?:a )?qui[eé]n(?:es)?|(?:a )?quem|(?:a )?chi|من|谁)(?:\s|$|\p{Script=Han})/iu,
    'person',
    '',
  ],
  [
    /^(?:wann|welcher tag|quand|quels? jours?|cu[aá]ndo|qué d[ií]a|quando|que dia|che giorno|متى|什么时候|哪天)/iu,
    'date',
    '19.11.',
  ],
  [/^(?:à quelle heure|quelle heure|a qué hora|que horas|a che ora|um wie viel uhr|几点)/iu, 'time', '18:30'],
  [/^(?:wo|wohin|où|d[oó]nde|onde|dove|أين|哪里)(?:\s|$|\p{Script=Han})/iu, 'place', ''],
  [/^(?:wie viele?|combien|cu[aá]nt[oa]s?|quant[oaei]s?|كم|多少|几)/iu, 'number', '4'],
]

/** What the description tells of the thing of a title; undefined where it tells nothing. */
export function toldOf(title: string, told: readonly Told[], language: Language): ToldOfThing | undefined {
  const own = told.filter(({ label }) => label.toLowerCase() === title.toLowerCase())
  if (own.length === 0) return undefined
  const isOfFields = ({ values, isHad }: Told) =>
    isHad ||
    filledIn.test(title) ||
    values.some((value) => foreignAttribute(value) !== undefined || orNot.test(value)) ||
    values.every((value) => when.some(([form]) => form.test(value)))
  return {
    fields: own
      .filter(isOfFields)
      .flatMap(({ values }) => values.map((value) => inLanguage(fieldOf(value, language), language))),
    rows: own.filter((each) => !isOfFields(each)).flatMap(({ values }) => values),
  }
}

/** What one fills in under a word: as the word tells, else a line of text. */
function fieldOf(value: string, language: Language): Field {
  const name = value.replace(orNot, '')
  if (name !== value) return { name, kind: 'switch', value: 'no', options: [] }
  const known = foreignAttribute(value)
  if (known) return known
  if (/^(?:foto|photo|bild)(?:\s|$)/iu.test(value))
    return { name, kind: 'photo', value: 'photo', options: [] }
  const question = asked.find(([form]) => form.test(value))
  if (question) return { name, kind: question[1], value: question[2], options: [] }
  const moment = when.find(([form]) => form.test(value))
  if (moment) return { name, kind: moment[1], value: moment[2], options: [] }
  const group = foreignGroup(value)
  if (group === 'people') return { name, kind: 'person', value: '', options: [] }
  if (foreignKind(value, language) === 'map') return { name, kind: 'place', value: '', options: [] }
  return { name, kind: 'text', value: '', options: [] }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const longestLine = 56
/** The item of a list whose first thing is of a title, as it was written. */
export function lineOfItem(title: string, lines: ReadonlyMap<string, string>): string | undefined {
  const named = title.toLowerCase()
  const all = [...lines]
  return (all.find(([label]) => label.toLowerCase() === named) ??
    all.find(([label]) =>
      new RegExp(`^${escaped(label.toLowerCase())}(?:e|en|s|n|es)$`, 'u').test(named),
    ))?.[1]
}

/** What stands below a screen's name: the item of the list it comes from, where that says more. */
export function lineBelow(title: string, lines: ReadonlyMap<string, string>): string | undefined {
  const found = lineOfItem(title, lines)
  if (found === undefined || found.toLowerCase() === title.toLowerCase()) return undefined
  const [clause = ''] = /^[^,;:，；：、。.!?(（]+/u.exec(found) ?? []
  const line = [...found].length <= longestLine ? found : clause.trim()
  return [...line].length > longestLine || line.toLowerCase() === title.toLowerCase()
    ? undefined
    : capital(line)
}
const mostWords = 4
/** What a field is called: the item it comes from, where that is as short as a name. */
export function nameOfField(title: string, lines: ReadonlyMap<string, string>): string {
  const line = lineBelow(title, lines) ?? title
  return line.split(' ').length <= mostWords && line.length <= longestName ? line : title
}
const longestName = 28
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** All that a description in another language tells of its things, and the roles and languages it names. */
export const toldValues = ({ told, roles, languages }: ForeignText): string[] => [
  ...new Set([
    ...told.flatMap(({ values }) => values.map((value) => value.replace(orNot, ''))),
    ...(roles?.names ?? []),
    ...languages,
  ]),
]
