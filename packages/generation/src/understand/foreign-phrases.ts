import { greeting, isVague } from '../words/foreign-vague.ts'
import { stemOf } from '../words/forms.ts'
import type { Language } from '../words/languages.ts'
import { extractPhrases } from './extract-phrases.ts'
import { askedLabels } from './foreign/asked-labels.ts'
import { chineseLabels } from './foreign/chinese-labels.ts'
import { germanLabels } from './foreign/german-labels.ts'
import { japaneseLabels } from './foreign/japanese-labels.ts'
import { koreanLabels } from './foreign/korean-labels.ts'
import { spacedLabels } from './foreign/spaced-labels.ts'
import type { Phrase } from './phrase.ts'

const mostPhrases = 40

/** Scripts whose particles and signs tell the things apart: their text is read as it was written. */
export const readAsWritten: ReadonlySet<string> = new Set(['zh', 'ja', 'ko'])

/**
 * The things a description names that is not English, in its own words and order, each once. Where a thing ends is read
 * from the little words around it, in German from its capitals; nothing is translated.
 */
export function foreignPhrases(text: string, language: Language | 'other'): Phrase[] {
  if (language === 'other' || language === 'en') return extractPhrases(text)
  const found = new Map<string, Phrase>()
  const labels = foreignLabels(text, language)
  const keys = new Set(labels.map((label) => label.toLowerCase()))
  for (const label of labels) {
    const key = label.toLowerCase()
    // "Termin" where there are "Termine".
    if (['e', 'en', 's', 'n', 'es'].some((ending) => keys.has(key + ending))) continue
    if ((label.length < 2 && !/\p{Script=Han}/u.test(label)) || found.has(key) || found.size >= mostPhrases)
      continue
    const words = key.split(' ')
    found.set(key, { text: key, label, words, stems: words.map(stemOf), options: [] })
  }
  return found.size > 0 ? [...found.values()] : extractPhrases(text)
}

/** What a text in another language names, as it is written there; vague words only where there is nothing else. */
export function foreignLabels(text: string, language: Exclude<Language, 'en'>): string[] {
  const plain = text
    .replace(greeting, '')
    .replace(likeOther, ' ')
    .replace(keeping, '')
    .replace(tracking, ' ')
    .replaceAll(drawnAs, '، $1')
  const asked = askedLabels(plain, language)
  const named = labelsOf(asked.rest, language)
  // What the app is about comes first.
  const labels = [...named, ...asked.labels]
  const telling = labels.filter((label) => !isVague(label))
  return telling.length > 0 ? telling : labels
}

/** "Como Vinted": what it is like is no thing of it. */
const likeOther =
  /(?:^|(?<=[\s,]))(?:como|tipo|estilo|wie|so was wie|comme|style|come|zoals|jak|gibi|مثل|類似|像|类似)\s?(?:un[ae]?\s|el\s|das\s|die\s)?(?:airbnb|uber|tinder|instagram|vinted|ebay|wallapop|leboncoin|kleinanzeigen|duolingo|strava|spotify|netflix|whatsapp|facebook|tiktok|pinterest|blablacar|booking|amazon|etsy|youtube|twitter|reddit|linkedin|doctolib|ifood|rappi|glovo|mercado libre|mercado livre|olx|subito|美团|淘宝|闲鱼|滴滴|抖音|小红书|メルカリ)\p{L}*/giu
/** "Tenere traccia delle piante" is about the plants. */
const tracking =
  /(?<!\p{L})(?:tenere traccia|llevar (?:un |el )?(?:registro|control|seguimiento)|garder (?:une )?trace|manter (?:um |o )?(?:registro|controle)|bijhouden van)\s(?:d[eiou]|da|das|dos|della|delle|dei|degli|del|dello|des|du)\s(?:(?:mis|mes|las|los|les|la|le|mie|miei|minhas|meus)\s)?|\sللبحث عن\s/giu
/** "المصروفات برسم بياني": drawn as a chart. */
const drawnAs = / ب(رسم بياني|رسوم بيانية)/gu
/** "Gestione di un condominio" is about the condominium. */
const keeping =
  /^\s*(?:(?:app|aplicación|application|aplicativo|applicazione) (?:para|per|pour)\s)?(?:gesti[oó]ne?|gestão|gestion|administraci[oó]n|administração|amministrazione|suivi|seguimiento|acompanhamento|controle|controllo|(?:registro|registre|registo|archivio|archivo)(?=\s[^,.:;\n]{22,}))\s(?:d[eiou]|da|del|della|delle|des|dei|dos|das)\s(?:(?:una?|uno|la|le|el|les|los)\s)?/iu

function labelsOf(text: string, language: Exclude<Language, 'en'>): string[] {
  switch (language) {
    case 'de':
      return germanLabels(text)
    case 'zh':
      return chineseLabels(text)
    case 'ja':
      return japaneseLabels(text)
    case 'ko':
      return koreanLabels(text)
    default:
      return spacedLabels(text, language)
  }
}
