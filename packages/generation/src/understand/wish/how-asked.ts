import { byWord } from '../../by-word.ts'
import { toPlural, toSingular } from '../../words/forms.ts'
import type { FieldKind } from '../../entity.ts'
import type { Ask } from './ask.ts'
import { isOver, participleOf } from './participles.ts'
import { ask, little, subject, whole } from './question-grammar.ts'
import { find } from '../searched.ts'

/** What one asks of something with "how": its measure by a noun. */
const measures: Readonly<Record<string, string>> = byWord({
  high: 'height',
  tall: 'height',
  strong: 'strength',
  old: 'age',
  far: 'distance',
  big: 'size',
  large: 'size',
  heavy: 'weight',
  deep: 'depth',
  wide: 'width',
  hot: 'temperature',
  warm: 'temperature',
  cold: 'temperature',
  fast: 'speed',
  full: 'fill level',
  hard: 'difficulty',
  difficult: 'difficulty',
  bad: 'severity',
  loud: 'volume',
  ripe: 'ripeness',
  wet: 'moisture',
  dry: 'dryness',
  clean: 'cleanliness',
  expensive: 'price',
  happy: 'mood',
  near: 'distance',
  close: 'distance',
  brave: 'bravery',
  urgent: 'urgency',
  dirty: 'dirt',
  rare: 'rarity',
  sweet: 'sweetness',
  spicy: 'spiciness',
})
const scales: Readonly<Record<string, readonly string[]>> = byWord({
  strength: ['Strong', 'Medium', 'Faint'],
  difficulty: ['Easy', 'Medium', 'Hard'],
  severity: ['Mild', 'Medium', 'Severe'],
  volume: ['Quiet', 'Medium', 'Loud'],
  ripeness: ['Green', 'Nearly', 'Ripe'],
  moisture: ['Dry', 'Moist', 'Wet'],
  dryness: ['Dry', 'Nearly', 'Still wet'],
  cleanliness: ['Clean', 'Fair', 'Dirty'],
  mood: ['Good', 'So-so', 'Low'],
  sweetness: ['Sweet', 'Medium', 'Dry'],
  spiciness: ['Mild', 'Medium', 'Hot'],
  bravery: ['Not yet', 'A little', 'Very'],
  urgency: ['Low', 'Normal', 'Urgent'],
  dirt: ['Clean', 'A little', 'Dirty'],
  rarity: ['Common', 'Rare', 'Very rare'],
  size: ['Small', 'Medium', 'Large'],
})
const money = /^(?:money|cash|euros?|dollars?|pounds?)$/

/** "From 1 to 10", "on a scale of 1 to 5". */
export const onScale = / (?:from |between |on a scale (?:of|from) )?(1|0) ?(?:to|and|-|–) ?(\d{1,2})$/u
const longestScale = 10
const mostChips = 6

/** What a question with "how" asks for: `said` is what follows the word. */
export function howAsked(said: string): Ask | undefined {
  const [range, from = '', to = ''] = onScale.exec(said) ?? []
  const asked = howMeasured(range === undefined ? said : said.slice(0, -range.length))
  const length = Number(to) - Number(from) + 1
  return range === undefined || !asked || length < 3 || length > longestScale + 1
    ? asked
    : length > mostChips
      ? { ...asked, kind: 'slider', options: [from, to] }
      : { ...asked, kind: 'choice', options: Array.from({ length }, (_, at) => String(Number(from) + at)) }
}

function howMeasured(said: string): Ask | undefined {
  const [, , many = '', rest = ''] = /^((?:how )?)(?:many|much) (\p{L}+)(?: (.+))?$/u.exec(said) ?? []
  if (many !== '') {
    // "How much wick": no number of them.
    const isMuch = said.startsWith('much')
    if (/^(?:is|are|was|were)$/.test(many)) {
      const how = whole(String.raw`${little}(\p{L}+)( over)?`).exec(rest)
      return how && /^(?:left|gone|sold|used|missing|broken|empty|full|open|lent)$/.test(how[1] ?? '')
        ? ask(`${isMuch ? 'amount' : 'number'} ${how[1] ?? ''}`, isMuch ? 'text' : 'number')
        : undefined
    }
    if (/^(?:it|that|each|they|he|she|i|we|everyone|everybody)$/.test(many)) {
      if (/^(?:will |would |did )?costs?\b/.test(rest)) return ask('Cost', 'money')
      if (/^(?:still )?owes?\b/.test(rest)) return ask('Owed', 'money')
      if (/^(?:has |have )?paid\b/.test(rest)) return ask('Paid', 'money')
      if (/^(?:has |have )?(?:earned|got|made|spent|gave|saved)(?: for (?:it|them))?$/.test(rest))
        return ask(participleOf(rest.split(' ').at(-1) ?? '') ?? 'Amount', 'money')
      if (/^(?:tips?|pays?|gives?|earns?|spends?|gets?)\b/.test(rest))
        return ask(`How much ${many} ${rest.split(' ')[0] ?? ''}`, 'money')
      if (/^(?:itches|hurts|aches|bleeds|cries|coughs|barks|snores|leaks|smells)\b/.test(rest))
        return ask(`How much ${many} ${rest.split(' ')[0] ?? ''}`, 'choice', [
          'Not at all',
          'A little',
          'A lot',
        ])
      return undefined
    }
    const kind: FieldKind = money.test(many) ? 'money' : 'number'
    // "How many minute"
    if (rest === '' && isOver(many)) return ask(many, 'number')
    if (rest === '')
      return ask(
        kind === 'money' ? 'Amount' : isMuch ? many : toPlural(toSingular(many)),
        isMuch && kind !== 'money' ? 'text' : kind,
      )
    const does = /^(come|sleep|eat|play|join|live|sit|work|help|go)$/.exec(rest)
    if (does) return ask(`${many} ${(does[1] ?? '').replace(/e$/, '')}ing`, kind)
    const [, second = ''] = /^((?:\p{L}+ )?)(?:.* )?(?:left|remain(?:s|ing)?|over)$/u.exec(rest) ?? []
    if (/\b(?:left|remain(?:s|ing)?|over)$/.test(rest))
      return ask(
        toSingular(many) === many && !/^(?:is|are|we|i|they|it|have|has|there) $/.test(second)
          ? `${many} ${second}left`
          : `${many} left`,
        kind,
      )
    const where = /^(?:is|are|was|were) (?:\p{L}+ )??(?:in|on|at) (?:the |my |our )?(\p{L}+)$/u.exec(rest)
    if (where) return ask(`${many} in ${where[1] ?? ''}`, kind)
    const done =
      whole(
        String.raw`${subject} (?:have |has |had |did )?${little}(\p{L}+)( up| out| in| off| down)?(?: .{1,24})?`,
      ).exec(rest) ??
      whole(
        String.raw`(?:(?:is|are|was|were|have|has|got) )?${little}(\p{L}+)( up| out| in| off| down)?(?: .{1,24})?`,
      ).exec(rest)
    const participle = done ? participleOf(done[1] ?? '') : undefined
    if (participle && !/^(?:had|been|got)$/.test(participle))
      return ask(`${many} ${participle}${done?.[2] ?? ''}`, kind)
    return /^(?:there )?(?:is|are|was|were|it has|they have|we have|i have)/.test(rest)
      ? ask(kind === 'money' ? 'Amount' : many, kind)
      : undefined
  }
  // "How badly it is faded"
  const [, done = ''] =
    find(
      whole(
        String.raw`(?:badly|strongly|heavily|much) (?:${subject} (?:is|are|was|were|has|have) |(?:is|are|was|were) ${subject} )(\p{L}+)`,
      ),
      said,
    ) ?? []
  if (done !== '' && participleOf(done) === done)
    return ask(done, 'choice', [`Not ${done}`, `A little ${done}`, `Badly ${done}`])
  // How long it goes on already is seen on a clock.
  if (/^long (?:i|we|it|they|he|she) (?:have|has)\b/.test(said)) return undefined
  const spent = whole(String.raw`long ${subject} ${little}(\p{L}+)(?: .{1,20})?`).exec(said)?.[1] ?? ''
  if (isOver(spent) && !/^(?:lasted|took|been)$/.test(spent))
    return { ...ask(`Time ${participleOf(spent) ?? spent}`), unit: 'h', unitWords: 'hours' }
  if (/^long\b/.test(said))
    return {
      ...ask(/\b(?:lasts?|lasted|took|takes)\b/.test(said) ? 'Duration' : 'How long'),
      unit: 'min',
      unitWords: 'minutes',
    }
  // "See how far I am": with the work, and nobody is far away.
  if (/^far (?:i|we) (?:am|are|have got|got|have come)(?: with (?:it|them|that))?$/.test(said))
    return ask('Progress', 'choice', ['Not begun', 'Begun', 'Half done', 'Done'])
  const [, adjective = '', of = ''] = whole(String.raw`(\p{L}+)(?: (.*))?`).exec(said) ?? []
  const measure = adjective === 'high' && / in the /.test(said) ? 'level' : measures[adjective]
  if (
    measure &&
    (of === '' || whole(String.raw`(?:did |does |do |is |was |are )?${subject}(?: .{1,30})?`).test(of))
  )
    return scales[measure]
      ? ask(measure, 'choice', scales[measure])
      : ask(measure, measure === 'price' ? 'money' : 'text')
  // "How he is": in a few words.
  if (/^(?:i|we|they|he|she|it) (?:is|am|are|was|were)(?: doing| feeling)?(?: today| now)?$/.test(said))
    return ask(
      `How ${said
        .replace(/^i(?= )/, 'I')
        .split(' ')
        .slice(0, 2)
        .join(' ')}`,
      'long',
    )
  if (/^(?:good|well|much (?:i|we|they|he|she) (?:like|liked|enjoyed))/.test(said))
    return ask('Rating', 'slider')
  if (
    /^(?:it|they|he|she) (?:tastes?|tasted|smells?|smelled|looks?|looked|feels?|felt|sounds?|sounded|went)\b/.test(
      said,
    )
  )
    return ask(`How ${said.split(' ').slice(0, 2).join(' ')}`, 'long')
  const does = whole(String.raw`(it|they|he|she) (\p{L}+s)`).exec(said)
  if (
    does &&
    participleOf(does[2] ?? '') &&
    !/^(?:goes|works|grows|develops|recovers|improves|changes|progresses|runs|does|gets)$/.test(does[2] ?? '')
  )
    return ask(`How ${said}`, 'text')
  return undefined
}
