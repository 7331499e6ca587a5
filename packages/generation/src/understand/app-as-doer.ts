import { capitalise } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { find, findAll, has, replaced } from './searched.ts'

const doer =
  /\b(?:(?:the|this|your|a|my) (?:(?:phone|smartphone|front|built-in)(?:['’]s)? )?(?:camera|microphone|smartphone|smartwatch|accelerometer)\s+(?:then |also |automatically )?(?=\p{L}+s\b)|(?:the|this|our|my) (?:app|application|tool|assistant|bot|system|platform|ai|program)\s+(?:then |also |automatically )?(?=\p{L}+s\b)|(?<=^\s*)It (?:also |then |automatically )?(?=\p{L}+s (?!it\b|that\b|time\b|to\b))|AI (?=\p{L}+s (?:the|an?|your|my|their|our|each|every|all|new|more|several|better|it|them)\b))/giu
/** "AI should sum up my notes", "the AI can suggest titles". */
const modal =
  /(?<=^\s*|[.;!?\n,]\s*)(?:[Tt]he |[Aa]n? |[Oo]ur )?(?:AI|artificial intelligence|assistant|bot|chatbot) (?:should|shall|must|can|could|will|would)(?: also| then| automatically)? (?=\p{L})/gu
/** What it proposes one sees; nobody proposes it. */
const proposes =
  /\b(?:suggest|recommend|propose)s? (?!me\b|you\b|to\b|how\b|what\b|which\b|when\b|where\b)(?:an? |the |some )?(?=\p{L})/giu
const third =
  /(^|,\s*(?:and )?(?:then )?|\band (?:then )?)(?:it (?:also |then |automatically )?)?(\p{L}{3,}s)(?=\s+(?:the |a |an |your |their |my |me |you |them |it |what |how |which |\p{L}))/giu
/** They are no doing of an app, or nouns as often. */
const never =
  /^(?:is|has|was|does|lets|allows|helps|needs|shows|gives|offers|uses|wants|should|makes|has|works|photos|pictures|users|things|times|includes|contains|provides|runs|consists|supports|features|looks|comes|goes|keeps)$/i

/** "Tracks what you lent", "Converts photos to PDF": a sentence about the app that leaves the app out. */
const withoutDoer =
  /^\s*(\p{Lu}\p{L}{2,}s)(?= (?:(an?|the|your|my|all|every|each|any|what|who|whom|whether|which|where|when|how|new|\p{L}+ed)\b|\p{L}))/u
/** They are things as often as doings; only what stands behind them tells. */
const orThings =
  /^(?:tracks|lists|plays|notes|records|reports|books|plans|orders|views|scans|logs|charts|maps|tests|checks|notices|posts|shares|trades|works|rates|scores|calls|texts|mails|files|shops|visits|talks|runs|walks|rides|drives|trains|cooks|guides|hosts|guards|coaches|matches|searches|watches|turns|stops|starts|points|prints|copies|dates|times|counts|measures|reads|saves|grades|marks|tags|labels|pins|links|signs|designs|sorts|filters|downloads|uploads|updates|quotes|answers|questions|requests|offers|reviews|repairs|swaps|loans|rents|pays|sounds|colou?rs|draws|paints|quizzes|games|sports|news|sales|photos|videos|songs|lessons|recipes|events|needs|lights|buttons|timers|widgets)$/i

const onlyThings =
  /^(?:photos|videos|songs|lessons|recipes|events|lights|buttons|timers|widgets|sports|news|sales|games|quizzes|notes|texts|mails|files|dates|times|points|colou?rs|sounds|trains|rates|scores|shops)$/i

const nextWord = /^ (\p{L}+)/u

/** The doing a sentence begins with, as one does it; undefined where it begins with a thing. */
function doingAtStart(sentence: string): { base: string; length: number } | undefined {
  const [whole = '', verb = '', article] = find(withoutDoer, sentence) ?? []
  const [, object = ''] = find(nextWord, sentence.slice(whole.length)) ?? []
  // "Counts calories", and "sports scores" of which there are things alone.
  const isDone =
    !has(orThings, verb) || article !== undefined || (/[^s]s$/.test(object) && !onlyThings.test(verb))
  if (verb === '' || has(never, verb) || !isDone) return undefined
  const base = baseOfVerb(verb.toLowerCase(), strictVerbs)
  return base && base !== verb.toLowerCase() ? { base, length: whole.length } : undefined
}

const firstWord = /^\p{L}+/u

/**
 * "The app describes what is in it, reads text aloud and identifies money": said as what one does, "describe what is in
 * it, read text aloud and identify money". Other sentences stay as they are.
 */
export function asDoneByOne(text: string): string {
  return text
    .split(/(?<=[.;!?\n])/)
    .map((sentence) => {
      const asked = replaced(sentence, modal, ', ')
      if (asked !== sentence) return asked.replaceAll(proposes, 'see suggested ')
      const [found] = findAll(doer, sentence)
      const start = found ? found.index + found[0].length : 0
      const rest = sentence.slice(start)
      const [verb = ''] = find(firstWord, rest) ?? []
      const own = found ? undefined : doingAtStart(sentence)
      if (!found && !own) return sentence
      const base = own?.base ?? (never.test(verb) ? undefined : baseOfVerb(verb.toLowerCase(), strictVerbs))
      if (!base) return sentence
      const others = rest
        .slice(own?.length ?? verb.length)
        .replaceAll(third, (whole, before: string, other: string) => {
          const plain = never.test(other) ? undefined : baseOfVerb(other.toLowerCase(), strictVerbs)
          return plain && plain !== other.toLowerCase() ? `${before}${plain}` : whole
        })
      return found ? `${sentence.slice(0, found.index)}, ${base}${others}` : ` ${capitalise(base)}${others}`
    })
    .join('')
}
