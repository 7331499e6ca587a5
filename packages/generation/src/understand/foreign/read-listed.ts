import { foreignAttribute } from '../../words/foreign-attributes.ts'
import type { Language } from '../../words/languages.ts'
import { nominative } from './german-labels.ts'
import { eachHas, questionsIn } from './asked-of-each.ts'
import { listLines } from './list-lines.ts'
import {
  bareValue,
  capital,
  isAttribute,
  isMany,
  isMoment,
  isValue,
  joinedAtStart,
  joinedParts,
  longestValue,
  valuesOf,
} from './listed-values.ts'

/** What a description tells of one of its things in brackets, behind a colon or behind "with". */
export interface Told {
  /** The label of the thing. */
  label: string
  values: readonly string[]
  /** Each of the things has them: "Touren mit Dauer und Ziel". */
  isHad: boolean
}

export interface Listed {
  /** How many items its lists have. */
  items: number
  /** The description with a line for each item, without what is told of them there. */
  text: string
  told: Told[]
  /** The items as they were written, by the first thing each names. */
  lines: ReadonlyMap<string, string>
}

/** "(5 cafés = 1 offert)", "(40 coureurs)": how many there are is no thing. */
const howMany = /\s?[(（]\s*(?:ca\.?|env\.?|circa|约|大概|約)?\s?\d[^,;，、()（）]{0,40}[)）]/giu
/** Of longer clauses nobody can tell what belongs to what. */
const mostHavings = 8
const longestHead = 90
const longestList = 200
const bracket = /^([^()（）]{2,80}?)\s?[(（]([^()（）]{2,120})[)）]([^()（）]*)$/u
const colon = /^([^:：()（）]{2,60}?)\s?[:：]\s*(\S[^:：]*)$/u
const having: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /\s(?:mit|inkl\.?|samt)\s/iu,
  fr: /\savec\s/iu,
  es: /\scon\s/iu,
  pt: /\scom\s/iu,
  it: /\scon\s/iu,
  nl: /\smet\s/iu,
  sv: /\smed\s/iu,
  da: /\smed\s/iu,
  nb: /\smed\s/iu,
  ar: /\sمع\s/u,
}
/** Reads what a description tells of its things; `labelsOf` names the things of a clause. */
export function readListed(
  text: string,
  language: Language,
  labelsOf: (clause: string) => readonly string[],
): Listed {
  const told: Told[] = []
  const written = new Map<string, string>()
  const lines = listLines(text.replaceAll(howMany, ''))
  const items = lines.filter(({ isItem }) => isItem).length
  const first = labelsOf(/^[^.!?:。：]*/u.exec(lines[0]?.text ?? '')?.[0] ?? '')[0]
  const take = (label: string | undefined, values: readonly string[], isHad: boolean): boolean => {
    if (label === undefined || values.length === 0) return false
    if (!told.some((each) => each.label === label && each.isHad === isHad))
      told.push({ label, values, isHad })
    return true
  }
  const plain = lines.map((line) => {
    if (line.isItem && items > 1) {
      const item = readItem(line.text)
      const [label] = labelsOf(item)
      if (label !== undefined && !written.has(label)) written.set(label, line.text)
      return item
    }
    const bare = line.text.replaceAll(inSentence, (whole: string, head: string, list: string) => {
      const values = valuesOf(list, language)
      const label = labelsOf(head).at(-1)
      if (values.length === 1 && values.every(isAttribute) && take(label, values, true)) return head
      return values.length > 1 && label !== first && take(label, values, false) ? head : whole
    })
    return withoutEach(withoutChosen(withoutAsked(withoutKnown(bare)))).replaceAll(
      /[^.;!?\n。；]+/gu,
      withoutHad,
    )
  })
  return { text: plain.join('\n'), told, items, lines: written }

  /** "Balades : qui guide, quel jour, combien de marcheurs": what is asked of each. */
  function withoutAsked(line: string): string {
    const [, head = '', list = '', rest = ''] = ofList.exec(line) ?? []
    const asked = questionsIn(list, language)
    return asked.length > 1 && take(labelsOf(head)[0], asked.map(capital), true) ? `${head}${rest}` : line
  }
  /** "Los clientes eligen tela, color y medidas": what one chooses for what the app is about. */
  function withoutChosen(line: string): string {
    return line.replaceAll(choosing, (whole: string, list: string) => {
      // One of two is no field of its own.
      const values = /\s(?:ou|o|u)\s|或/u.test(list) ? [] : valuesOf(list, language)
      return first !== undefined && values.length > 1 && !values.includes(first) && take(first, values, true)
        ? ' '
        : whole
    })
  }
  /** "Jedes Boot hat Länge, Liegeplatz und Besitzer", "cada alumno tiene ...". */
  function withoutEach(line: string): string {
    return line.replace(eachHas[language] ?? /(?!)/u, (whole: string, thing: string, list: string) => {
      const values = valuesOf(list, language)
      // "観葉植物アプリ。植物ごとに": the thing is known by its whole name.
      const known = labelsOf(line).find((label) => label !== thing && label.endsWith(thing))
      return values.length > 1 && take(known ?? labelsOf(thing).at(-1), values, true)
        ? known
          ? ''
          : thing
        : whole
    })
  }
  /** "Mes crises : date, intensité, déclencheur": what one knows of what the description is about. */
  function withoutKnown(line: string): string {
    const [, head = '', list = '', rest = ''] = ofList.exec(line) ?? []
    const parts = joinedParts(list, language).map(({ said }) => said.trim())
    const bare = parts.map((part) => bareValue(part, language).value)
    const known = bare.filter(isAttribute)
    const owner = labelsOf(head).at(-1)
    if (parts.length < 3 || known.length === 0 || owner === undefined) return line
    const isHad = (value: string) =>
      [...value].length <= longestValue &&
      (isAttribute(value) || (isValue(value, language) && isOwn(value) && !isDone(value)))
    const had = bare.filter(isHad)
    const others = parts.filter((_, index) => !isHad(bare[index] ?? ''))
    // One known value among nothing but values is enough.
    const isEnough =
      known.length > 1
        ? known.length * 2 >= had.length && had.length > others.length
        : had.length > 3 && others.length <= 1
    if (!isEnough || !take(owner, had.map(capital), true)) return line
    return `${head}${others.length > 0 ? `: ${others.join(', ')}` : ''}${rest}`
  }
  function isDone(value: string): boolean {
    return labelsOf(value)[0]?.toLowerCase() !== value.toLowerCase()
  }
  function readItem(item: string): string {
    const [, head = item, list = '', rest = ''] = bracket.exec(item) ?? colon.exec(item) ?? []
    const values = list === '' ? [] : valuesOf(list, language)
    const isTaken =
      (values.length > 1 && take(ownerOf(head), values, false)) ||
      (values.length === 1 && values.every(isAttribute) && take(ownerOf(head), values, true))
    return withoutHad(isTaken ? `${head}${rest}` : item)
  }
  /** Whose values stand behind a head: the last thing it names, but for what that one has. */
  function ownerOf(head: string): string | undefined {
    const labels = labelsOf(head).filter(
      (label, index) => index === 0 || (foreignAttribute(label) === undefined && !prices.test(label)),
    )
    return having[language]?.test(head) === true ? labels[0] : labels.at(-1)
  }
  /** A clause without what its things have: "Sorten mit Herkunft und Preis, Kurse mit Dauer". */
  function withoutHad(clause: string): string {
    const form = having[language]
    if (!form) return clause
    return [...clause.matchAll(new RegExp(form, 'giu'))]
      .slice(0, mostHavings)
      .reduceRight((text, { index, 0: mark }) => withoutHadAt(text, index, index + mark.length), clause)
  }
  function withoutHadAt(clause: string, at: number, until: number): string {
    const head = clause.slice(0, at)
    const behind = clause.slice(until)
    const owner = labelsOf(/[^,،、，]*$/u.exec(head.slice(-longestHead))?.[0] ?? '').at(-1)
    const had: string[] = []
    let rest = behind
    for (const { said, end } of joinedParts(behind.slice(0, longestList), language)) {
      const { value, behindIt } = bareValue(said, language)
      const isThing = oneOf.test(said) && !isAttribute(value)
      if (isThing || !isOwn(value) || !isValue(value, language)) break
      had.push(language === 'de' ? nominative(value) : value)
      rest = `${behindIt}${behind.slice(end)}`
      if (behindIt !== '') break
    }
    const isEnough = had.length > 1 || had.every(isAttribute)
    const isOfTheApp = owner === first && !had.every((value) => isAttribute(value) || isMoment(value))
    if (had.length === 0 || !isEnough || isOfTheApp || !take(owner, had.map(capital), true)) return clause
    return `${head} ${rest.replace(joinedAtStart(language), ', ')}`.replace(/[\s,]+$/u, '')
  }
  function isOwn(value: string): boolean {
    return isAttribute(value) || isMoment(value) || (language !== 'ar' && !isMany(value, language))
  }
}

/** What is chosen, up to the next clause. */
const choosing =
  /(?:(?<!\p{L})(?:choisir|choisissent|elegir|eligen|elijan|escoger|escogen|escolher|escolhem|scegliere|scelgono)|\p{Script=Han}{0,4}可以?选择?)\s?((?:l['’]|\p{L}|[\s,、，])+?)(?=[.;:!?\n。；]|[,，]\s?(?:上传|查看|支付|付|在线|上傳|\p{L}+(?:er|ar|ir|ere|are|ire|en|an|em|am)\s)|$)/giu
/** "Um mural": a thing of the app, and no value of another. */
const oneOf = /^\s*(?:ein|eine|einen|einem|einer|un|une|una|uno|um|uma)\s|^\s*un['’]/iu
const ofList = /^([^:：.\n]{3,90}?)\s?[:：]\s*([^:：.。!?\n]+)([\s\S]*)$/u
const prices = /^(?:preise|prix|tarifs?|precios|tarifas|preços|prezzi|tariffe|الأسعار|价格|价目|料金)$/iu
/** "Fragebogen (Ort, Stärke, seit wann)" in a sentence. */
const inSentence = /([^.;:!?\n,()（）。：，、]{3,60}?)\s?[(（]([^()（）]{3,100})[)）]/gu
