import { isPlaceName } from '../../words/foreign-names.ts'
import { greeting } from '../../words/foreign-vague.ts'
import type { Language } from '../../words/languages.ts'

/** How somebody says what they run, up to the noun of it. */
const running: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?:(?:ich|wir) (?:leite|leiten|führe|führen|betreibe|betreiben|organisiere|organisieren|verwalte|verwalten|habe|haben|bin|sind) |(?:ich|wir) (?:arbeite|arbeiten) (?:in|bei|für) )/iu,
  fr: /^(?:(?:je|nous|on) (?:gère|gérons|tiens|tenons|dirige|dirigeons|organise|organisons|anime|animons|suis|sommes|est|travaille|travaillons)(?: (?:dans|pour))? |j['’](?:ai|organise|anime) |c['’]est pour )/iu,
  es: /^(?:(?:yo |nosotros )?(?:gestiono|gestionamos|dirijo|dirigimos|administro|administramos|organizo|organizamos|llevo|llevamos|tengo|tenemos|soy|somos|regento|regentamos|coordino|coordinamos|trabajo en|trabajamos en|es para) )/iu,
  pt: /^(?:(?:eu |nós )?(?:administro|administramos|gerencio|gerenciamos|organizo|organizamos|coordeno|coordenamos|tenho|temos|sou|somos|trabalho (?:em|num|numa)|cuido de|é para) )/iu,
  it: /^(?:(?:io |noi )?(?:gestisco|gestiamo|dirigo|dirigiamo|organizzo|organizziamo|amministro|amministriamo|coordino|ho|abbiamo|sono|siamo|lavoro (?:in|per)|curo|è per) )/iu,
  ar: /^(?:نحن|أنا|نملك|أملك|لدي|لدينا|عندي|عندنا|ندير|أدير) /u,
}
/** "Sou regente de um coral": what somebody is somebody of. */
const ofWhat: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?:ich bin|wir sind) (?:die |der |das |eine? |ein )?[\p{L}-]+(?: (?:von|in|bei) (?:einer?|einem|der|dem|unserem|unserer)| eines| einer| des| der) (?=\p{Lu})/iu,
  fr: /^(?:je suis|nous sommes) (?:la |le |les |une? |des |l['’])?[\p{L}-]+ (?:d['’]une?|de la|de l['’]|du|de notre|dans une?|pour une?) ?(?=\p{L}{3})/iu,
  es: /^(?:soy|somos) (?:la |el |los |las |una? )?[\p{L}-]+ (?:de una?|de la|del|de nuestr[oa]|en una?) (?=\p{L}{3})/iu,
  pt: /^(?:sou|somos) (?:a |o |as |os |uma? )?[\p{L}-]+ (?:de uma?|da|do|n[ou]ma?|em uma?) (?=\p{L}{3})/iu,
  it: /^(?:sono|siamo) (?:la |il |l['’]|una? |un['’])?[\p{L}-]+ (?:di una?|di un['’]|della|del|dell['’]|in una?) ?(?=\p{L}{3})/iu,
}
/** How many of something there are: "mit 20 Boxen", "con 2 torres", ", 3 Mitarbeiter". */
const howMany =
  /(?:(?<=\p{L}),?\s(?:mit|avec|con|com|de|aus|met)\s|,\s?)(?:(?:ca\.?|etwa|rund|environ|unos|unas|cerca de|circa)\s)?\d[\d.]*\s\p{L}[\p{L}-]*(?:\s\p{Ll}{4,})?(?=\s?[,.:;!?\n]|\s(?:und|et|y|e|en)\s|$)/giu
const howManySigns =
  /[,，、]?(?:大概|大约|约|共|有)?\d+多?[户人个家名位只条套](?:[\p{Script=Han}]{0,4})(?=[,，。.\n]|$)/gu

export interface Opening {
  /** The description without the words that say who writes and how many of what there are. */
  text: string
  /** Who writes says what they run or are. */
  isOwner: boolean
}

/** Takes out of the first sentence or line of a description who writes and how many of what there are. */
export function withoutOpening(written: string, language: Language): Opening {
  const text = written.replace(greeting, '')
  const [opening = ''] = /^[^.!?\n:：。]*/u.exec(text) ?? []
  const [own, whole] = [running[language], ofWhat[language]]
  const isOwner = own?.test(opening) === true
  const isTitled = isPlaceName.test(opening) && /^\p{Lu}[\p{L}-]{4,},? /u.test(opening)
  const counted = (isOwner || isTitled ? opening.replaceAll(howMany, '') : opening).replaceAll(
    howManySigns,
    '',
  )
  const told = whole?.test(counted) ? counted.replace(whole, '') : own ? counted.replace(own, '') : counted
  return told.trim() === '' ? { text, isOwner } : { text: `${told}${text.slice(opening.length)}`, isOwner }
}
