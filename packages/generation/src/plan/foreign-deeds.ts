import type { Language } from '../words/languages.ts'
import { infinitiveOf } from '../words/foreign-infinitives.ts'

/** Something one does in the app to one of its things: "Proposer un trajet". */
export interface Deed {
  label: string
  /** The title of what it is done to. */
  of: string
}

const longest = 30
const article: Readonly<Partial<Record<Language, string>>> = {
  de: 'ihren?|ihre|seinen?|seine|einen?|eine|die|den|das|neue|mehrere',
  fr: "une?|le|la|les|des|leurs?|l['’]|son|sa|ses",
  es: 'una?|unos|unas|el|la|los|las|sus?',
  pt: 'uma?|uns|umas|o|a|os|as|seus?|suas?',
  it: "una?|uno|il|lo|la|i|gli|le|l['’]|un['’]|dei|delle",
}
/** Doings of an app itself, or of looking at things: a list does them already. */
const plain =
  /^(?:sehen|einsehen|ansehen|anzeigen|verwalten|finden|haben|können|wollen|sollen|müssen|möchten|brauchen|werden|geben|bekommen|erhalten|kennen|suchen|lesen|nutzen|verfolgen|organisieren|voir|consulter|gérer|suivre|avoir|faire|trouver|recevoir|lire|organiser|regarder|ver|consultar|gestionar|tener|recibir|encontrar|leer|buscar|organizar|mirar|administrar|controlar|gerenciar|receber|ler|acompanhar|ter|vedere|consultare|gestire|avere|ricevere|trovare|leggere|cercare|organizzare|controllare|chercher|rechercher|parcourir|découvrir|comparer|comparar|explorar|scoprire|confrontare|esplorare|entdecken|vergleichen|durchsuchen|anschauen|payer|bezahlen|zahlen|pagar|pagare|seguir|seguire|poder|pouvoir|potere|dover|devoir|essere|ser|être)$/iu

/** The doings a text names with what they are done to, each thing once. */
export function deedsIn(text: string, titles: readonly string[], language: Language): Deed[] {
  const deeds: Deed[] = []
  for (const title of titles) {
    // "Enfants à la cantine": the head is enough where all of it is too long.
    const [head = title] = title.split(' ')
    const label = [title, head]
      .flatMap((named) => occurrences(text, title).flatMap((at) => deedOf(text, named, at, language) ?? []))
      .find((said) => [...said].length <= longest)
    if (label !== undefined && [...label].length <= longest && label !== title)
      deeds.push({ label, of: title })
  }
  return deeds
}

/** Where a title stands in a text, three times at most. */
function occurrences(text: string, title: string): number[] {
  const found: number[] = []
  const [all, one] = [text.toLowerCase(), title.toLowerCase()]
  for (let at = all.indexOf(one); at >= 0 && found.length < 3; at = all.indexOf(one, at + 1)) found.push(at)
  return found
}

function deedOf(text: string, title: string, at: number, language: Language): string | undefined {
  const before = text.slice(Math.max(0, at - 40), at)
  const after = text.slice(at + title.length, at + title.length + 40)
  switch (language) {
    case 'de':
      return german(before, title, after)
    case 'zh':
      return chinese(before, title)
    case 'ja':
      return japanese(title, after)
    case 'fr':
    case 'es':
    case 'pt':
    case 'it': {
      const [, verb = '', owner = ''] =
        new RegExp(String.raw`(\p{Ll}{3,}) (?:(${article[language]}) ?)?$`, 'iu').exec(before) ?? []
      const infinitive = verb === '' ? undefined : infinitiveOf(verb, language)
      if (infinitive === undefined || plain.test(infinitive)) return undefined
      const said = title.charAt(0).toLowerCase() + title.slice(1)
      const label = [infinitive, ...(owner === '' ? [] : [owner.toLowerCase()]), said]
        .join(' ')
        .replace(/(?<=['’]) /u, '')
      return label.charAt(0).toUpperCase() + label.slice(1)
    }
    default:
      return undefined
  }
}

/** "Melden ihren Hund an", "buchen einen Kurs", "Durchsicht eintragen". */
function german(before: string, title: string, after: string): string | undefined {
  const [, verb] =
    new RegExp(String.raw`(\p{Ll}{2,}(?:en|eln|ern)) (?:${article.de}) $`, 'u').exec(before) ?? []
  const [, part = ''] =
    /^ (an|ab|ein|aus|auf|zu|mit|hoch|vor|nach|weiter|frei)(?=[,.;]|\s(?:und|oder)\s|$)/u.exec(after) ?? []
  if (verb) return plain.test(part + verb) ? undefined : `${title} ${part}${verb}`
  const [, last] = /^ (\p{Ll}{3,}(?:en|eln|ern))(?=[,.;]|\s(?:und|oder|können)\s|$)/u.exec(after) ?? []
  return last && !plain.test(last) ? `${title} ${last}` : undefined
}

const chinese = (before: string, title: string): string | undefined => {
  const [verb] =
    /(?:发布|提交|上传|报名|申请|购买|租借|捐赠|联系|分享|转让|举报|领取|预订|登记|添加|审核)$/u.exec(
      before,
    ) ?? []
  return verb && `${verb}${title}`
}

const japanese = (title: string, after: string): string | undefined => {
  const [, verb] = /^を(投稿|登録|注文|申請|購入|共有|報告|提出|依頼|評価|募集|出品)/u.exec(after) ?? []
  return verb && `${title}を${verb}`
}
