import {
  type AppDocument,
  type Command,
  type ComponentNode,
  findNode,
  type Place,
  type Screen,
} from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { stemOf } from '../words/forms.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { itemsOf, textOf } from './entry.ts'

/** A name that ends where something was to follow. */
const cutShort =
  /\s(?:about|of|for|to|with|at|from|by|the|an?|and|or|their|his|her|my|our|its|right|please|also|each|every|per|next)$/i
/** A name that still holds the sentence it was taken from. */
const sentence = /^(?:for people|an?\s.+s$)|^(?:people|person)$/i
const asked = /\S\s(?:which|what|whether|that|where|who|for each|for every)\s/i
const mostWords = 7

/** Whether something may be called so. */
const isName = (words: string): boolean =>
  words.split(' ').length < mostWords && !cutShort.test(words) && !sentence.test(words) && !asked.test(words)

/** "Log out button" is a button, and no name of a screen. */
const isPart = (name: string): boolean =>
  /^(?:switch|toggle|button|field|checkbox|slider)\s|\s(?:buttons?|fields?|icons?|links?|switch|toggles?|checkbox|boxes|tabs?)$/i.test(
    name,
  )

/** "First shop", "Second shop": nobody knew what is to stand there. */
const isMadeUp = (node: ComponentNode): boolean => {
  const titles = itemsOf(node).flatMap((item) => textOf(item, 'title') ?? [])
  return (
    node.properties.layout !== 'steps' &&
    titles.length > 1 &&
    /^First\s\p{Ll}/u.test(titles[0] ?? '') &&
    /^Second\s/.test(titles[1] ?? '')
  )
}

const isEmptyGroup = ({ type, properties, children = [] }: ComponentNode): boolean =>
  type === 'container' &&
  children.length === 0 &&
  properties.text === undefined &&
  (properties.variant ?? 'section') === 'section'

/** "Cigarettes I would have smoked": what somebody says, and no name. */
const toldOfUs =
  /(?<!^(?:where|what|who|how|when|why))\s(?:i|we|you|they)\s(?:would|could|have|had|am|are|was|were|will|can)\b/i
/** "Shifts screen I gave", "Trainings into the no": a name with a piece of a sentence in it. */
const spoken =
  /\b(?:screen|page|tab)\s+(?:i|we|you|they|the|that|to)\b|\s(?:into|onto)\s+(?:the|an?)\b|\s(?:the|an?|into)\s+no$|^how\s+(?!to\b|it\b|we\b|i\b|they\b|much\b|many\b|old\b|long\b|often\b)\p{L}+\s+the\s/iu

/** "Its less", "there is no stock": a clause, and no name. */
const whole = /^(?:its|it['’]s|it is|it was|they(?:['’]re)?|there(?:['’]s| is| are))\s/i
/** 'Next class" with the first class': half of what is quoted. */
const isHalfQuoted = (name: string): boolean => (name.match(/["“”]/g)?.length ?? 0) % 2 === 1
/** "Choose which one": nobody knows of what. */
const ofNothing = /^ones?$|\bwhich ones?$/i

function isWellMade(node: ComponentNode, isSaid: (name: string) => boolean): boolean {
  const { type, label, properties } = node
  if (/\bnode:/i.test(JSON.stringify(node))) return false
  if (!isSaid(label) && (spoken.test(label) || (type === 'datepicker' && cutShort.test(label)))) return false
  if (isHalfQuoted(label)) return false
  // "I confirm if they come", "Feeding form"
  if (!isSaid(label) && /\b(?:if|whether) they\b/i.test(label)) return false
  if (type === 'input' && !isSaid(label) && /\sform$/i.test(label)) return false
  // "Difficulty: easy, medium, hard"
  if (type === 'input' && properties.kind === 'select' && label.includes(':')) return false
  if (!isSaid(label) && (whole.test(label) || ofNothing.test(label))) return false
  if (type === 'tabs' && properties.items === undefined) return false
  if (/^(?:it|that|this|them|these|those)$/i.test(label)) return false
  if (type === 'input' && cutShort.test(label) && !isSaid(label)) return false
  // "Colour the horses by", "Days they": a sentence, and no field.
  if (
    type === 'input' &&
    !isSaid(label) &&
    (/^(?:\p{L}+\sthe|ways? to)\s/iu.test(label) || /\s(?:they|we|i|you)$/i.test(label))
  )
    return false
  if (type === 'stack' && /^(?:who|what|how|when|where|which)\s/i.test(label)) return false
  if (type === 'button' && !isSaid(label) && /\s(?:ones?|them|it|those|these)$/i.test(label)) return false
  if (type === 'input' && label === definitions.input.defaultLabel) return false
  if (type === 'button' && /\s(?:every|for|in|of|after)\s\d+$/i.test(label) && !isSaid(label)) return false
  if (type === 'button' && !isSaid(label) && /^their\s|\s(?:to|for|on)\s(?:each|every)\s/i.test(label))
    return false
  if (type === 'image' && /^(?:first|second|third|another|other)$/i.test(label)) return false
  if (type === 'list' && /^(?:one|two|three|1|2|3) per\s/i.test(label) && !isSaid(label)) return false
  if (type === 'list' || (type === 'text' && properties.variant === 'stat')) {
    const name = type === 'list' ? label : String(properties.caption ?? '')
    if (
      (!isName(name) || toldOfUs.test(name) || /^(?:i|we|how (?:many|much))\s/i.test(name)) &&
      !isSaid(name)
    )
      return false
  }
  return !isMadeUp(node) && !isEmptyGroup(node)
}

/** "One in Berlin", "two more gigs": how many are to come, and no name of any. */
const counting =
  /^(?:(?:one|two|three|four|five|some|a few)\s+(?:more|in|on|for|with|from|at)\b|(?:one|another|more)$)/i

/** "After saving an offer": when something is done, and no name. */
const clauseLike = /^(?:after|before|when|whenever|if|while|because|so that|until)\s/i
/** "A page to compare two" is no entry called Page. */
const anyPart =
  /^(?:page|screen|list|tab|button|field|section|form|way|place|option|text|chart|slider|it|that|this|them)$/i
/** "Change the money saved to € 193": its value, and not its name. */
const bareAmount = /^(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])$/
/** "Change money saved to dollars". */
const money = /^(?:euros?|dollars?|pounds?|francs?|yen|rupees?)$/i
/** "A slider from 1 to 10" is what a field is to be, and not what it is called. */
const partNamed =
  /^(?:an?\s+)?(?:slider|stepper|drop-?down|switch|toggle|check ?box|text (?:field|box)|date picker)(?:\s+(?:from|between|with)\s.*)?$/i
/** "Change the quiz to have 5 questions": what it is to be like, and no name. */
const whatItDoes = /^(?:have|be|show|include|contain|look|use|allow|let|support|only)\s+\S/i
/** "Colour high values red": those, and not the app. */
const ofSome =
  /^(?:colou?r|mark|highlight|paint)\s+(?!(?:it|everything|all|the (?:whole )?(?:app|design|theme|background|buttons?|header|tabs?)|buttons?|this|that|my|our)\b)/i

/** "Make island north red": a part, and not the app. */
const ofOne =
  /^make\s+(?!(?:it|this|that|everything|all|the|my|our|them|more|less|a|an|app|colou?rs?|dark|light)\b)[\p{L} ]{3,30}?\s(?:red|green|blue|orange|yellow|pink|purple|grey|gray|brown|black|white)\b/iu
/** "Only show near mint records" says nothing of mint. */
/** "Unread first and bold" says nothing of the look. */
const ofOrder = /\b(?:first|last|on top|at the (?:top|bottom|end))\b/i
const ofRest = /^(?:only\s+show|show\s+only|just\s+show|list|sort|hide)\b/i

/** "Make a list of who brings what to the party" says nothing of the look. */
const ofPart =
  /^(?:make|create|add|show)\s+(?:an?|another)\s+(?:list|page|screen|tab|chart|form|plan|overview|table|section)\b/i

/** "The", "of": a little word that was left. */
const littleWord = /^(?:the|an?|of|in|on|to|at|by|for|with|and|or)$/i

/** "The card red and everything else grey": parts, and not the app. */
const ofRestOfIt = /\beverything else\b/i

/** Titles that are in a list after a command and were not before. */
function newTitles(command: Command, document: AppDocument): string[] {
  if (command.type !== 'set-properties' || !Array.isArray(command.set?.items)) return []
  const former = findNode(document, command.id)?.node
  const known = new Set(former ? itemsOf(former).map((item) => textOf(item, 'title')) : [])
  return command.set.items.flatMap((item) => {
    const title = textOf(item, 'title')
    return title === undefined || known.has(title) ? [] : [title]
  })
}

/** Whether what is in a list is called by amounts already: what one gives, chosen from a row of chips. */
function hasAmounts(command: Command, document: AppDocument): boolean {
  const former = command.type === 'set-properties' ? findNode(document, command.id)?.node : undefined
  return former !== undefined && itemsOf(former).some((item) => bareAmount.test(textOf(item, 'title') ?? ''))
}

/** "New patient", where doctors were asked for. */
function isOther(title: string, clause: string): boolean {
  const made = /^New (\p{L}+)(?: \d+)?$/u.exec(title)?.[1]
  return made !== undefined && !clause.toLowerCase().includes(stemOf(made))
}

/** The header stays first on its screen. */
function isAboveHeader({ screenId, parentId, index }: Place, { screens }: AppDocument): boolean {
  const screen = screens.find(({ id }) => id === screenId)
  return parentId === null && index === 0 && screen?.components[0]?.type === 'header'
}

/** A screen with nothing on it but room for a text: nobody knew what it is. */
const isUnknown = ({ components }: Screen): boolean =>
  components.some(
    ({ type, label }) => type === 'text' && /^What there is to (?:say|know) about\b/.test(label),
  )

/** Who asks for a text or a section has room for words that are to come. */
const saysWhereTo =
  /\b(?:texts?|paragraphs?|sections?|parts?|blocks?|lines?|words|infos?|information|pages?|screens?)\b/i
/** Room for words about something nobody knows, where something else was asked for. */
const isOfNothing = ({ label, children = [] }: ComponentNode): boolean =>
  /^What there is to (?:say|know) about\b/.test(label) || children.some(isOfNothing)

/** "To enter the weight": what is to be done, and no name. */
const deedAsName = /^to\s+(\p{Ll}+)\s/iu
const isDeed = (title: string): boolean =>
  baseOfVerb(deedAsName.exec(title)?.[1]?.toLowerCase() ?? '') !== undefined

const sentenceName = /\s(?:screen|page|tab|as)\s|\sones?$/i

/** Whether what a rule made of a clause is named as things are, and has something in it. */
export function readsWell(commands: readonly Command[], clause: string, document: AppDocument): boolean {
  const quoted = [...clause.matchAll(/["“]([^"”]+)["”]/g)].map(([, words]) => words?.toLowerCase())
  const isSaid = (name: string) => quoted.includes(name.toLowerCase())
  const isOfScreen = /\b(?:screens?|pages?|tabs?|section)\b/i.test(clause)
  return commands.every((command) => {
    if (command.type === 'add-screen' && !isOfScreen && isUnknown(command.screen)) return false
    // "Homework screen streak", "Ask for one": words of the sentence.
    if (
      command.type === 'add-screen' &&
      !isSaid(command.screen.name) &&
      sentenceName.test(command.screen.name)
    )
      return false
    if (command.type === 'add-screen')
      return isSaid(command.screen.name) || (isName(command.screen.name) && !isPart(command.screen.name))
    if (command.type === 'set-properties')
      return newTitles(command, document).every(
        (title) =>
          isSaid(title) ||
          !(
            counting.test(title) ||
            littleWord.test(title) ||
            isDeed(title) ||
            clauseLike.test(title) ||
            partNamed.test(title) ||
            toldOfUs.test(title) ||
            (bareAmount.test(title) && !hasAmounts(command, document)) ||
            money.test(title) ||
            anyPart.test(title) ||
            cutShort.test(title) ||
            isOther(title, clause)
          ),
      )
    if (command.type === 'move-component') return !isAboveHeader(command.to, document)
    if (command.type === 'rename-component')
      return isSaid(command.label) || !(partNamed.test(command.label) || whatItDoes.test(command.label))
    if (command.type === 'rename-screen') return isSaid(command.name) || !whatItDoes.test(command.name)
    if (command.type === 'set-theme')
      return ![ofSome, ofPart, ofOne, ofRest, ofOrder, ofRestOfIt].some((form) => form.test(clause))
    return command.type === 'add-component'
      ? isWellMade(command.node, isSaid) && (saysWhereTo.test(clause) || !isOfNothing(command.node))
      : true
  })
}
