import { stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

const press = String.raw`(?:,? (?:and|then) | can | )?(?<![\p{L}-])(?:[Pp]ress|[Tt]ap|[Pp]ush|[Hh]it|[Cc]lick)(?:e?s|ing)? (?:on )?`
/** What somebody says by it: "I'll take it", "that's ours", "all good", "on my way". */
const saying = String.raw`(?:[Ii](?:['’]ll|['’]m|['’]ve| will| am| have| can)|[Tt]hat(?:['’]?s| is)|[Ii]t(?:['’]s|s| is)|[Gg]ot|[Aa]ll|[Oo]n my|[Cc]ount me|[Nn]ot)`
/** One word that is no thing: "tap done", "press start". */
const word = '(?:done|ready|okay|ok|yes|start|stop|go|send|arrived|sold|paid|taken|[a-z]{3,9}ed)'
/** What it is pressed for is what they can do. */
const purpose = String.raw`( to(?= \p{L}))?`
const quoted = new RegExp(
  String.raw`${press}(?:(?:the|a) )?(?:button )?["“]([^"”\n]{2,28})["”](?: button)?${purpose}`,
  'gu',
)
const named = new RegExp(
  String.raw`(?:${press}|(?<!\p{L})button )(?:(?:the|a) )?(?:button )?(?:called |named |labelled |saying )?(?:(\p{Lu}{2,10})(?: button)?|(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?: button)?|(${saying}(?: \p{L}[\p{L}'’]*){1,3}?|${word}))(?=\s*(?:[.,;!?\n]|$)| (?:and|then|to|when|as|if|at|or|once|with)(?!\p{L}))${purpose}`,
  'gu',
)
/** "Friends can "High Five" (like) or reply": what stands in quotes is what they do. */
const doneSo = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:can|may|could)(?: also)?) ["“](\p{L}[^"”\n]{2,24})["”](?: \(\p{L}+(?: \p{L}+)?\))?(?: (?:or|and)(?= \p{L}{3,}))?`,
  'gu',
)
const mostWords = 4

/** "Thats ours" with its apostrophe. */
const written = (name: string): string =>
  name.replace(/^(that|it)s(?= )/iu, "$1's").replace(/^i(?=['’ ])/u, 'I')

/** A button under the name the description gives it. */
function buttonOf(given: string): Phrase {
  const name = written(given)
  const words = name.toLowerCase().split(' ')
  return {
    text: name.toLowerCase(),
    label: name,
    words,
    stems: words.map(stemOf),
    isButton: true,
    options: [],
    isSet: true,
  }
}

/** The text without the buttons it calls by a name, and these: "riders press "That's mine"", "press GO", "tap all good". */
export function takeNamedButtons(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases = new Map<string, Phrase>()
  const take = (whole: string, name: string, to: string | undefined): string => {
    const phrase = buttonOf(name.trim())
    if (phrase.words.length > mostWords) return whole
    phrases.set(phrase.text, phrase)
    return to ? ' can' : ''
  }
  const bare = replaced(text, quoted, (whole = '', name = '', to?: string) => take(whole, name, to))
  const done = replaced(bare, doneSo, (whole = '', name = '') => take(whole, name, undefined))
  const rest = replaced(
    done,
    named,
    (whole = '', signs?: string, title?: string, said?: string, to?: string) =>
      take(whole, signs ?? title ?? said ?? '', to),
  )
  return { rest, phrases: [...phrases.values()] }
}
