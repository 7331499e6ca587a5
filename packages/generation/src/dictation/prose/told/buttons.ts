import type { Rewording } from '../../../understand/searched.ts'
import { capitalise } from '../../../words/forms.ts'
import { strictVerbs } from '../../../words/lexicon.ts'
import { baseOfVerb } from '../../../words/verbs.ts'
import { who } from '../prose-words.ts'
import { inCapitals } from '../../names-in.ts'
import { end } from './edges.ts'

const baseOf = (verb: string) => baseOfVerb(verb.toLowerCase(), strictVerbs)
const button = (name: string) => `a "${capitalise(name)}" button`
const looks = '(?:see|view|find|read|look|check|be|have|do|scroll|swipe)'

/** What one does there. */
export const buttons: readonly Rewording[] = [
  // "And has a button to free it", "which I can send to the dairy", "practise as flashcards".
  {
    form: /,? and has a button to (\p{L}+) (?:it|them)\b/giu,
    becomes: (_, deed = '') => ` and ${button(deed)}`,
  },
  {
    form: new RegExp(
      `,? which ${who} can (?!${looks}\\b)(\\p{L}+)(?: (?:as|with|to) [\\p{L} ]+)?(?=[.;]|$)`,
      'giu',
    ),
    becomes: (whole = '', deed = '') => (baseOf(deed) === undefined ? whole : ` and ${button(deed)}`),
  },
  // "A red button on every page calls the doctor", "a button below sells day tickets".
  {
    form: /^an? (?:\p{L}+ )?button (?:(on every (?:page|screen))|below|above|there) (\p{L}+s) (?:an? |the )?([\p{L} ]{3,24})$/iu,
    becomes: (whole = '', everywhere: string | undefined, verb = '', what = '') => {
      const base = baseOf(verb)
      if (base === undefined) return whole
      const deed = button(`${base === 'sell' ? 'buy' : base} ${what}`)
      return everywhere === undefined ? `Below it is ${deed}` : `All screens have ${deed}`
    },
  },
  // "The drop next to each waters it", "a heart saves the recipe".
  {
    form: /^the \p{L}+ next to each (\p{L}+s) (?:it|them)$/iu,
    becomes: (whole = '', verb = '') => {
      const base = baseOf(verb)
      return base === undefined ? whole : `Each row has ${button(base)}`
    },
  },
  {
    form: /^an? (?:heart|star|bookmark|bin|trash|flag) (save|mark|delete|remove|report)s (?:the |it|an? )?/iu,
    becomes: 'Below it is a "$1" icon button for the ',
  },
  { form: /(?:\band |(?<=, ))?\ban? (heart|star)(?=[.,;]|$| and )/giu, becomes: 'and $1 icon' },
  { form: /\b(?:with )?an? (?:big |large |round )?plus(?=[.,;]|$)/giu, becomes: 'a plus button' },
  // "Mark it for swapping", "there you close them".
  {
    form: /^(mark|move|give|share|lend|rate|archive|copy|put) it ((?:for|as|to|back|on) \p{L}+)$/iu,
    becomes: (_, deed = '', rest = '') => button(`${deed} ${rest}`),
  },
  {
    form: new RegExp(`^there ${who} (\\p{Ll}+) (?:them|it)$`, 'iu'),
    becomes: (whole = '', deed = '') => (baseOf(deed) === undefined ? whole : `Below it is ${button(deed)}`),
  },
  // "Alerts come as a red banner on top with Accept and Decline".
  {
    form: /^(\p{L}+?)s? (?:come|comes|appear|appears|show up) as an? [\p{L} ]*banner[\p{L} ]* with "?(\p{Lu}\p{L}+)"? and "?(\p{Lu}\p{L}+)"?$/u,
    becomes: 'Below it is a card with the title "New $1", buttons "$2" and "$3"',
  },
  // "A chat with the keeper", "there is a chat for each swap".
  {
    form: /^there is an? (?:chat|note) for (?:each|every) \p{L}+$/iu,
    becomes: 'Below it is a "Chat" button',
  },
  { form: /\ban? chat with (?:the |an? )(\p{L}+)/giu, becomes: 'a "Chat with the $1" button' },
  {
    form: new RegExp(`\\b${who} swipes? (?:right|left|up|down) to (\\p{L}+)`, 'giu'),
    becomes: (_, deed = '') => button(deed),
  },
  // "Spare parts can be put into a basket", "each can be added to the calendar".
  {
    form: /^(?:the )?(?!each\b)\p{L}+(?: \p{L}+)? can be (?:put into|added to|saved to|put on) (?:an? |the )?(basket|cart|list)\b.*$/iu,
    becomes: 'Below it is an "Add to $1" button',
  },
  {
    form: /^each (?:one |of them )?can be (added|saved|moved|cancelled|printed|shared|sent)((?: to the \p{L}+)?)$/iu,
    becomes: (_, deed = '', to = '') =>
      `Each row has ${button((baseOf(deed) ?? deed) + to.replace(/ the /, ' '))}`,
  },
  {
    form: /\bsay (?:if|whether) (?:i|you|they|he|she) (?:come|comes|can come|take part|am there|are there)/giu,
    becomes: 'confirm attendance',
  },
  { form: /\band pays? (by (?:card|invoice|phone)|online|with \p{L}+)/giu, becomes: 'and a "Pay $1" button' },
  { form: /\ban? export (?:as|to) (?:an? )?(\p{L}+)(?= |[,.;]|$)/giu, becomes: 'an "Export as $1" button' },
  // "You can mark works as favourites, which appear on the favourites page".
  {
    form: new RegExp(
      `^(?:there )?${who} (?:can )?(?:mark|save|keep|add) (\\p{L}+s)(?: as| to)? (?:my )?(?:favou?rites),? which (?:then )?(?:appear|show up|are|end up) (?:on|in) the favou?rites(?: page| tab| list)?$`,
      'iu',
    ),
    becomes:
      'a "Add to favourites" button. The Favourites screen contains a list of $1 with picture and name',
  },
  // "The steps one by one, each with a timer".
  {
    form: /^the steps(?: one by one)?(?:,? each with (?:an? )?(\p{L}+))?/iu,
    becomes: (_, shown?: string) =>
      `a progress bar "Step 2 of 6", the instruction${shown === undefined ? '' : `, a ${shown}`} and a "Next step" button`,
  },
  // "You put guests on a table".
  {
    form: /(?:^|[;,] )(?:and )?(?:you|i|we) (?:put|drag|move|place|assign|seat) (?:the )?(\p{L}+s) (?:on|to|at|into) (?:the |an? |their )?(\p{L}+)/giu,
    becomes: 'a "Place $1" button',
  },
  // "A button Sent it", "a big button says Start tour".
  {
    form: /^[Aa]n? (?:big |large |red |green |round )*button (?:says|reads|is called) "?(\p{Lu}[\p{L}' ]{2,24})"?$/u,
    becomes: 'Below it is a "$1" button',
  },
  {
    form: /\b(?:an? |the )?button (?:called |named |saying )?(?!with\b|to\b|for\b|which\b|that\b)"?(\p{Lu}\p{L}*(?: \p{Ll}+){0,2}?)"?(?=[,.;]|$| and | which | that )/gu,
    becomes: 'a "$1" button',
  },
  // "Two buttons there: Drunk one and Add to shopping list", "two buttons, extend and stop".
  {
    form: /^(?:two|three) buttons(?: (?:there|below|beneath|are there))?: "?(\p{Lu}[\p{L} ]{2,20}?)"? and "?(\p{Lu}[\p{L} ]{2,24})"?$/iu,
    becomes: 'Below it are buttons "$1" and "$2"',
  },
  {
    form: /\bbuttons for (?:an? |the )(\p{L}+(?:, (?:an? |the )\p{L}+)?),? and (?:an? |the )(\p{L}+)/giu,
    becomes: (_, first = '', last = '') =>
      `buttons ${[...first.split(/, (?:an? |the )/), last].map((each) => `"${capitalise(each)}"`).join(' and ')}`,
  },
  {
    form: /\b(?:two |three )?buttons(?:,|:)? (?!for\b|to\b|with\b|that\b|on\b|at\b|below\b|in\b)"?([\p{L}'’]+(?: [\p{L}'’]+)?)"?(?:, "?([\p{L}'’]+(?: [\p{L}'’]+)?)"?)? and "?([\p{L}'’]+(?: [\p{Ll}'’]+)?)"?(?=[,.;]|$)/giu,
    becomes: (_, ...found) =>
      `buttons ${found
        .slice(0, 3)
        .filter((each) => typeof each === 'string')
        .map((each) => `"${capitalise(each)}"`)
        .join(' and ')}`,
  },
  // "It tells me when to feed, mix and bake": what is done when.
  {
    form: /(?:,? and )?\b(?:it|the app) (?:tells|says|shows|calculates)(?: (?:me|you|us))? (?:when|what) to (\p{Ll}+(?:, \p{Ll}+)*,? and \p{Ll}+)/giu,
    becomes: (_, list = '') => `, a "Work out" button and a list of steps (${inCapitals(list)}) with time`,
  },
  // "There you order or cancel a meal", "she can extend or end one".
  {
    form: new RegExp(
      `(?:,? and )?\\b(?:there )?${who} (can |may )?(?!${looks}\\b)(\\p{L}+) or (\\p{L}+)( back)?(?: (?:one|it|them)| (?:an? |the |my )(\\p{L}+))?(?=[,.;]|$| and )`,
      'giu',
    ),
    becomes: (whole = '', can: string | undefined, one = '', other = '', back = '', of?: string) =>
      can === undefined && [one, other].some((verb) => baseOf(verb) === undefined)
        ? whole
        : `${whole.startsWith(',') ? ', ' : ''}buttons ${[one, other + back].map((each) => `"${capitalise(each)}${of === undefined ? '' : ` ${of}`}"`).join(' and ')}`,
  },
  // "You press Not home".
  {
    form: new RegExp(
      `\\b(?:and |if \\p{L}+ is \\p{L}+ )?(?:there )?(?:${who} )?(?:can )?(?:press|tap|hit)(?:es|s)? "?(\\p{Lu}\\p{L}*(?: \\p{Ll}+)?)"?(?=[,.;]|$| and )`,
      'gu',
    ),
    becomes: 'a "$1" button',
  },
  // "I can give one back".
  {
    form: new RegExp(
      `\\b(?:and )?(?:there )?(?:${who} (?:can|may|could)|lets? (?:me|you|us)) (?:also )?(?!${looks}\\b)(\\p{Ll}+(?: (?:one|it|them))?(?: (?:the |an? |my )?\\p{L}+){0,3}?)${end}`,
      'giu',
    ),
    becomes: (whole = '', deed = '') =>
      `${/^and /i.test(whole) ? 'and ' : ''}${button(deed.replace(/ (?:one|it|them|the|an?|my)(?= |$)/gi, ''))}`,
  },
]
