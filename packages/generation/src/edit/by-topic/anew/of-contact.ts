import { findNamedScreen } from '../../find-screen.ts'
import { listed, withoutArticle } from '../../words.ts'
import type { Anew } from './anew.ts'

const reached = /\b(?:opening (?:hours|times)|address|phone number|e-?mail)\b/i
const onMap =
  /^(?:show|add|display|include)\s+(?:our\s+|the\s+)?(?<what>[\p{L} -]{4,30}(?:(?:,|,?\s+and)\s+(?:the\s+|our\s+)?[\p{L} -]{4,30}){0,2})\s+(?:with|on)\s+(?:a|the)\s+map$/iu

/** "Show opening hours and the address with a map": a page of how one is found. */
const asContact: Anew = (sentence, document) => {
  const { what = '' } = onMap.exec(sentence)?.groups ?? {}
  return reached.test(what) && !findNamedScreen(document, 'contact')
    ? [
        `add a contact page with ${listed(what).map(withoutArticle).join(' and ')}`,
        'add a map to the contact screen',
      ]
    : undefined
}

const findUs =
  /^(?:add|create|make|include)\s+an?\s+["“]?(?:how to )?(?<name>find|visit|reach)\s+us["”]?\s+(?:page|screen)$/iu

/** "A find us page": where that is. */
const asFindUs: Anew = (sentence) => {
  const { name } = findUs.exec(sentence)?.groups ?? {}
  return name === undefined
    ? undefined
    : [`add a ${name.toLowerCase()} us page with address, opening hours and a map`]
}

/** Where one is and when, as clauses the rules know. */
export const anewOfContact: readonly Anew[] = [asContact, asFindUs]
