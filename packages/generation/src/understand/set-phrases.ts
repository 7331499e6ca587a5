import { possible, Searched, has } from './searched.ts'
import { stemOf } from '../words/forms.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { clauseForms, type SetForm } from './clause-forms.ts'
import { isNoun } from './clause-words.ts'
import { keptWhole } from './grammar/kept-whole.ts'
import { wholeTurns } from './grammar/whole-turns.ts'
import type { Phrase } from './phrase.ts'
import { gerundBase } from './word-rules.ts'
import { wishForms } from './wish-forms.ts'

const mostEach = 6
const playedThere =
  /^(?:music|songs?|videos?|audio|sounds?|timers?|stopwatch|clock|countdown|games?|recordings?|playback)$/i

const word = String.raw`[\p{L}][\p{L}'-]{1,20}`
const bare = (text: string) => text.replace(/'s?$/, '')
const notNouns =
  /^(?:it|that|this|these|those|which|what|there|who|they|them|he|she|him|users?|people|and|or|the|a|all|data|to|be|is|are)$/i

/** Turns of speech that say a part of an app in other words than a noun phrase. */
const forms: readonly SetForm[] = [
  ...wishForms,
  ...clauseForms,
  ...wholeTurns,
  ...keptWhole,
  // "profit or loss": one figure
  {
    form: /(?<!\p{L})(profits?|gains?|win)(?: and | or )(loss(?:es)?)(?!\p{L})/giu,
    label: ([whole = '']) => whole.toLowerCase(),
  },
  // "The word of the day": one, each day another.
  {
    form: /(?<!\p{L})(\p{L}{3,12}) of the day(?!\p{L})/giu,
    label: ([, noun = '']) =>
      /^(?:times?|part|rest|most|end|start|beginning|hours?|moments?|middle|half|out|order|plan|list|tasks?|events?|course)$/i.test(
        noun,
      )
        ? undefined
        : `${noun.toLowerCase()} of the day`,
  },
  // "start / pause", "login/register"
  {
    form: new RegExp(
      String.raw`(?<![\p{L}/])(${word})\s?/\s?(${word})(?: (?:the |an? |any |their |his |her |your )?((?:all |tasks? )?[\p{L}-]{3,14}))?(?![\p{L}/])`,
      'giu',
    ),
    label: ([, one = '', two = '', what = '']) => {
      if (!isVerb(one) || !isVerb(two)) return undefined
      const noun = what.split(' ').at(-1) ?? ''
      // "Play / pause the music" is what a player has.
      const isNamed = noun !== '' && !/^(?:un|re)do$/i.test(one) && isNoun(noun) && !playedThere.test(noun)
      return isNamed ? `${one}/${two} ${what}`.toLowerCase() : `${one} / ${two}`.toLowerCase()
    },
    verb: true,
  },
  // "stop and reset the timers"
  {
    form: new RegExp(
      String.raw`(?<![\p{L}])(start|stop|pause|save|like|pin|lock|copy|mute|zoom|undo|play|skip) and (${word})(?!\p{L})`,
      'giu',
    ),
    label: ([, one = '', two = '']) => (isVerb(two) ? `${one} and ${two}`.toLowerCase() : undefined),
    verb: true,
  },
  // "the order to be announced", "a message is displayed"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${word}) (?:to be|is being|are being|gets|has been|have been) (\p{L}{2,16}ed|paid|sent|sold|lost|found|won)(?!\p{L})`,
      'giu',
    ),
    label: ([, noun = '', done = '']) => (notNouns.test(noun) ? undefined : `${bare(noun)} ${done}`),
  },
  // "which puzzles are solved", "what has been paid"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:which|what|whether|if|how many) (?:of the |the |your |my )?(${word}s?) (?:is|are|was|were|has been|have been|still|already)(?: still| already)? (\p{L}{2,16}ed|paid|sent|sold|lost|found|won|open|free|due|overdue|available|missing|left|done|ready|broken|taken|full)(?!\p{L})`,
      'giu',
    ),
    label: ([, noun = '', done = '']) => (notNouns.test(noun) ? undefined : `${bare(noun)} ${done}`),
  },
  // "sign their kids up", "check guests in"
  {
    form: /(?<!\p{L})(sign|pick|drop|check|hand|give|log|book|call|turn|put|mark) (?:the |their |my |your |an? |some)?(\p{L}{3,12}) (up|off|in|out|back|away|on)(?=$|[.,;!?\n)]|\s(?:for|at|and|or|with|by|when|to)\s)/giu,
    label: ([, doing = '', what = '', where = '']) =>
      notNouns.test(what) || /^(?:is|it|them|who|times?)$/i.test(what)
        ? undefined
        : `${doing} ${what} ${where}`,
    verb: true,
  },
  // "mark as delivered"
  {
    form: /(?<!\p{L})(mark|flag|save|set|tag|share|export|log)(?:ed|d|s)? (?:(?:an?|the|each|all|any|every|my|his|her|their|our|your) )?(?:[\p{L}-]+ ){0,2}?as (?:an? )?(?!(?:they|you|she|the|well|soon|per|needed|usual|many|much|long|often)\b)(not (?:at )?\p{L}{3,10}|\p{L}{3,14}(?: or (?!not\b)\p{L}{3,14}(?= *(?:[.,;\n]|$| and )))?)(?!\p{L})/giu,
    label: ([, doing = '', how = '']) => `${doing} as ${how}`,
    verb: true,
  },
  // "accept or decline"
  {
    form: new RegExp(String.raw`(?<![\p{L}-])(${word}) or (${word})(?![\p{L}-])`, 'giu'),
    label: ([, one = '', two = '']) =>
      isDoing(one) && isDoing(two) ? `${one} or ${two}`.toLowerCase() : undefined,
    verb: true,
  },
  // "remind me when to water", "reminds you to pay the rent"
  {
    form: /(?<!\p{L})reminds? (me|you|us|them|people|everyone|users|members) (?:when |it's time )?(to|of|about|before) (?:the |my |your |their |a |an |an? |each )?(\p{L}{3,14}(?: (?!and|or|with|when|for|in|on|at|to|by)\p{L}{3,14})?)/giu,
    // "Remind me to brew": whoever writes of himself is told so, as far as there is room for it.
    label: ([, who = '', how = '', what = '']) =>
      `remind ${/^me$/i.test(who) && how === 'to' && !what.includes(' ') ? 'me ' : ''}${how} ${what}`,
  },
  // "who is behind with payments", "who brings cake"
  {
    form: /(?<!\p{L})(?:see|know|shows?|track|list|say|tell|enter|choose|pick|select|mark|and|,|of|find out) who(?: (?:is |are )?|['’]s )(there|here|eating|joining|playing|coming|going|free|available|missing|late|behind(?: with \p{L}+)?|on duty|on call|on shift|at home|online|nearby|absent|paid|in charge|next|interested|allergic)(?!\p{L})/giu,
    label: ([, what = '']) => (what.includes(' ') ? what : `who is ${what}`),
  },
  // "who has voted"
  {
    form: /(?<!\p{L})who(?:['’]s| has| have)(?:n['’]t| not)? (?:already |not yet |yet |still )?((?!need|want|us)\p{L}{3,10}ed|paid|sent|read|seen|eaten|done|brought|left|handed in|signed up)(?!\p{L})/giu,
    label: ([, what = '']) => `who has ${what}`,
  },
  // "all the votes"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})all (?:of )?(?:the|your|my|their) (\p{L}{3,16}s)(?=$|[.,;!?\n)]|\s(?:and|in|on|at|of)\s)`,
      'giu',
    ),
    label: ([, noun = '']) => (/^(?:things|users|features|news)$/i.test(noun) ? undefined : `all ${noun}`),
  },
  // "top 10 or 5 list", "top ten"
  {
    form: /(?<!\p{L})top (\d{1,3}|three|five|ten|twenty)(?: (?:or|and) \d{1,3})? ?(list|lists|ranking|chart|players|songs)?/giu,
    label: ([, count = '', noun = 'list']) => `top ${count} ${noun}`,
  },
  // "the date when he created the note"
  {
    form: /(?<!\p{L})(date|time|day|place) (?:when|where|that|on which|it was|they were|\p{L}{1,6}) ?(?:\p{L}{1,6} )?(?:was |were )?(created|added|updated|edited|published|bought|sent|taken|posted|started|finished|due|opened|released|completed|seen|visited)(?!\p{L})/giu,
    label: ([, noun = '', done = '']) => `${noun} ${done}`,
  },
  // "time it took to finish the quiz"
  {
    form: /(?<!\p{L})(time|money|points) (?:(?:it )?(?:took|takes|needed|spent|left|saved|remaining)(?: to (finish|complete|solve|answer|reach|read|cook|prepare|walk|get|win))?|to (finish|complete|solve|answer))(?!\p{L})/giu,
    label: ([whole, noun = '', then, doing = then]) =>
      doing ? `${noun} to ${doing}` : whole.toLowerCase().replace('it ', ''),
  },
  // "authenticated users", "registered members"
  {
    form: /(?<!\p{L})(authenticated|registered|verified|logged-in|premium|guest|anonymous|paying|blocked|invited) (users?|members?|voters?|customers?|guests?)/giu,
    label: ([, how = '', who = '']) => `${how} ${who}`,
  },
  // "a new user joins the chat"
  {
    form: /(?<!\p{L})(new \p{L}{3,12}) (joins|arrives|comes in|signs up|is added|is released|appears)/giu,
    label: ([, who = '', what = '']) => `${who} ${what}`,
  },
  // "three possible answers", "multiple answers"
  {
    form: /(?<!\p{L})(\d{1,2} possible|multiple|possible) (\p{L}{3,14}s)(?!\p{L})/giu,
    label: ([, how = '', noun = '']) => `${how} ${noun}`,
  },
  // "Cloud backup and PIN": nothing is pinned.
  {
    form: /(?<!\p{L})PIN(?!\p{L}| (?:code|lock|protect|unlock|number))/gu,
    label: () => 'pin',
  },
  // "with text to speech"
  {
    form: /(?<!\p{L})(text|speech|voice|audio|image|photo|handwriting|push|tap|click|pull|swipe|hold)[ -]to[ -](speech|text|voice|talk|call|refresh|dial)(?!\p{L})/giu,
    label: ([whole = '']) => whole.toLowerCase(),
  },
  // "display the books in a list", "a list with all the completed to-dos"
  {
    form: /(?<!\p{L})(?:the |resulting |all )?(\p{L}{3,16}s) in an? (list|table|grid|calendar|map|gallery|album|chart|feed)(?!\p{L})/giu,
    label: ([, noun = '', form = '']) => (form === 'list' ? `list of ${noun}` : `${noun} ${form}`),
  },
  {
    form: /(?<!\p{L})list (?:with|of) (?:all )?(?:the |my |your )?(completed|active|open|done|finished|pending|archived|past|upcoming|favou?rite|overdue)(?!\p{L})/giu,
    label: ([, how = '']) => `${how} list`,
  },
  // "a list of recipe titles", "list of images"
  {
    form: /(?<!\p{L})(?:see|shows?|view|display|browse|with|and|is|a|the)\s(?:a |the )?(list|table) of (?:all )?(?:the |my |your |different )?((?:\p{L}{3,14} )?\p{L}{3,14}s)(?!\p{L})/giu,
    label: ([, form = '', noun = '']) => `${form} of ${noun}`,
  },
  // "ask a question to the speaker"
  {
    form: /(?<!\p{L})(ask|answer|leave|give|write|raise|send|request|select|choose|pick|make) (?:an?|the|your) (offer|question|answer|review|comment|rating|feedback|message|option|refund|quote|callback|tip)(?!\p{L})/giu,
    label: ([, doing = '', noun = '']) => `${doing} ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`,
    verb: true,
  },
  // "drag events between dates", "move tasks between columns"
  {
    form: /(?<!\p{L})(drag|move|switch|transfer|compare|swap|match|share|sync) (\p{L}{3,14}) (between|across|among) (?:the )?(\p{L}{3,14}s?)(?!\p{L})/giu,
    label: ([, doing = '', noun = '', between = '', ends = '']) =>
      `${doing} ${/^(?:it|them)$/i.test(noun) ? '' : `${noun} `}${between} ${ends}`,
    verb: true,
  },
  // "health and environmental impact"
  {
    form: /(?<=^|[.,;:(]\s?|(?<!\p{L})(?:the|its|their|your|my|our|of|on|for|about) )(\p{L}{4,14}) and \p{L}{4,12}(?:al|ic|ary|ive|ous) (\p{L}{4,14})(?!\p{L})/giu,
    label: ([, one = '', noun = '']) =>
      isVerb(one) || isVerb(noun) || one.endsWith('s') ? undefined : `${one} ${noun}`,
  },
  // "by tracking your exercise", "for measuring rooms"
  {
    form: /(?<!\p{L})(?<!\b(?:filter|sort|search|group|rank|order|compare|browse)(?:s|ed)? (?:it |them )?(?:by [\p{L} ]{3,24} and )?)by (\p{L}{3,14}ing) (?:your |my |their |the |his |her )?(\p{L}{3,14}s?)(?!\p{L})/giu,
    label: ([, doing = '', noun = '']) =>
      stopWords.has(noun.toLowerCase()) ? undefined : `${gerundBase(doing.toLowerCase())} ${noun}`,
    verb: true,
  },
  // "choose date and time"
  {
    form: /(?<!\p{L})(dates?) and (times?)(?!\p{L})/giu,
    label: ([, one = '', two = '']) => `${one} and ${two}`,
  },
  // "pull requests", "save states": nouns that begin like a doing.
  {
    form: /(?<!\p{L})((?:pull|merge|feature|change|friend) requests?|save (?:states?|slots?|games?)|test (?:cases?|runs?)|build (?:jobs?|logs?)|read receipts?|watch faces?|sleep sounds?|play queues?|scan results?|print jobs?|drum (?:kits?|loops?))(?!\p{L})/giu,
    label: ([, noun = '']) => noun,
  },
  // "vote button", "profile tab", "a button called "Generate""
  {
    form: /(?<!\p{L})button (?:called|labell?ed|named|saying|with the text) "?([\p{L}][\p{L} ]{1,24}?)"?(?=[.,;"\n]|$)/giu,
    label: ([, name = '']) => name,
    verb: true,
  },
  {
    form: /(?<!\p{L})(?:big |huge |large |red |single )?(call|sos|panic|emergency|help|alarm|play|record|like|vote|send|share|donate|buy|start|stop|check-in|craving|generate|follow|refresh|snooze|talk|scan|upload|search|next|submit|delete|save|mute) buttons?(?!\p{L})/giu,
    label: ([, doing = '']) => `${doing} button`,
    verb: true,
  },
]

const otherVerbs = new Set(
  'pause resume login register like dislike play undo redo mute sign archive open close lock unlock snooze skip zoom'.split(
    ' ',
  ),
)
/** Two of these with "or" between them are a choice of what to do; "gravel or sand" is none. */
const isDoing = (text: string) =>
  has(
    /^(?:accept|decline|approve|reject|join|leave|confirm|cancel|keep|discard|skip|swap|buy|sell|rent|borrow|lend|yes|no|like|dislike|pass|pause|stop|resume|call|message|sign|register|add|remove|pay|split|follow|mute|block|report|reschedule|extend|renew|return|refund|exchange|deny|dismiss|snooze|agree|disagree|edit|delete|import|export|save|share|upload|download|start|reset|book|adopt|foster|donate|give|take|offer|request|hide|show|reply|forward|archive|lock|unlock|print|check)$/i,
    text,
  )
/** Whether a word is a doing of apps, in its base form. */
export const isVerb = (text: string): boolean =>
  strictVerbs.has(text.toLowerCase()) || otherVerbs.has(text.toLowerCase())

/** "Share with the vet": what stands there is the vet. */
const withoutTie = (words: string[]): string[] =>
  words.length > 1 && /^(?:with|from|at|via)$/.test(words[0] ?? '') ? words.slice(1) : words

/** "Prayer times by location" are times, "amount to pay" is an amount. */
const upToBy = (words: string[]): string[] => {
  const place = words.findIndex(
    (word, at) => word === 'by' || word === 'per' || (word === 'to' && words[at - 1] === 'amount'),
  )
  return place > 0 ? words.slice(0, place) : words
}

const formOf = ({ form }: SetForm) => form

/** What a description says in set turns of speech, as phrases with the label they make. */
export function setPhrases(text: string): Phrase[] {
  const found = new Map<string, Phrase>()
  const said = new Searched(text)
  for (const { form, label, verb, isNamed, options } of possible(said, forms, formOf)) {
    let count = 0
    for (const match of said.all(form)) {
      const written = label(match)?.trim()
      const made = written?.toLowerCase()
      // "By listening and tapping" is no end.
      if (!made || made.endsWith(' and') || found.has(made) || count >= mostEach) continue
      count += 1
      const words = made.split(/[\s/]+/).filter((each) => each !== '')
      const [first = ''] = words
      found.set(made, {
        text: made,
        label: isNamed === true && written ? written : made,
        words: verb && words.length > 1 ? withoutTie(words.slice(1)) : upToBy(words),
        stems: words
          .filter((each) => !/^(?:a|an|the|of|to|and|or|by|per|for|with|in|is)$/.test(each))
          .map(stemOf),
        options: options?.(match) ?? [],
        isSet: true,
        ...(verb ? { verb: first } : {}),
      })
    }
  }
  return [...found.values()]
}
