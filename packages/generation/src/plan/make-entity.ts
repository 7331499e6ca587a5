import { defineEntity, type Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import { capitalise, toPlural } from '../words/forms.ts'

/** Things whose word ends like that of a person are left out by the look-behind. */
export const personEnding =
  /(?<!^(?:sneak|flow|pap|wat|show|print|comput|numb|pap|lett|pow|weath|riv|silv|butt|dinn|supp|scoot|trail|regist|calend|mot|sens|flav|col|doct?|col)(?=er$|or$|ar$))(?:er|or|ist|ian|ant|ee|man|woman|person|friend|player|guest|parent|child|kid)$/
const doingEnding = /(?:ing|tion|sion|ment|session|shift|round|run|walk|trip|visit|check|test|exercise)$/
const paperEnding =
  /(?:report|document|form|invoice|contract|file|note|record|receipt|letter|card|claim|permit)$/

const people = ['Omar Haddad', 'Lea Brandt', 'Kim Osei', 'Ana Petrova', 'Iris Chen', 'Tomás Rey']
const days = ['Today', 'Yesterday', 'Tue 17 Nov', 'Mon 16 Nov', 'Sun 15 Nov', 'Fri 13 Nov']

/** An entity for a noun the lexicon does not have, with content that could be true of anything of its class. */
export function makeEntity(words: readonly string[], seed: number): Entity {
  const noun = [...words.join(' ')].slice(0, 40).join('') || 'item'
  const one = capitalise(noun)
  const many = capitalise(toPlural(noun))
  const base = { id: `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`, one, many, words: noun }
  const head = words.at(-1) ?? 'item'
  if (personEnding.test(head)) return personEntity(base)
  if (doingEnding.test(head)) return doingEntity(base, noun)
  if (paperEnding.test(head)) return paperEntity(base, noun)
  return thingEntity(base, noun, seed)
}

type Base = { id: string; one: string; many: string; words: string }

function rows(head: string, lines: readonly string[]): string {
  return [head, ...lines].join('\n')
}

function personEntity(base: Base): Entity {
  const places = ['Harbour quarter', 'Old town', 'North side', 'Mill street', 'Park view', 'East end']
  return defineEntity({
    ...base,
    icon: 'user',
    groups: 'Active, New, Nearby',
    fields: `
      Phone | phone | +49 151 2048
      Email | email | omar@post.example
      Status | choice | Active | Active, New, Away
      Since | date | 12 Mar 2024
      Notes | long | Prefers mornings`,
    samples: rows(
      'avatar | title | subtitle | badge',
      people.map(
        (name, index) =>
          `${name.split(' ')[0]} | ${name} | ${places[index]} | ${['Active', 'New', 'Active', 'Away', 'Active', 'New'][index]}`,
      ),
    ),
    about: 'In touch since spring. Prefers short messages and mornings before ten.',
    facts: '12 | Meetings\n4.8 | Rating\n8 mo | With us',
    figures: `48 | ${base.many} | +3\n31 | Active now\n6 | New this month`,
    hero: `Waiting for you | Omar Haddad wrote | Would Thursday at 18:30 work? | Answer`,
    tip: `31 of 48 are active | Three ${base.many.toLowerCase()} joined this week`,
    trend: `Active ${base.many.toLowerCase()} | 31 | +4`,
  })
}

function doingEntity(base: Base, noun: string): Entity {
  const kinds = ['Morning', 'Long', 'Short', 'Evening', 'Weekend', 'First']
  return defineEntity({
    ...base,
    icon: 'bolt',
    groups: 'Today, Planned, Done',
    fields: `
      Date | date | Thu 19 Nov
      Duration | text | 35 min
      Effort | choice | Medium | Easy, Medium, Hard
      With | person | Lea Brandt
      Notes | long | Went better than last week`,
    samples: rows(
      'icon | title | subtitle | value',
      kinds.map(
        (kind, index) =>
          `${['sun', 'timer', 'bolt', 'moon', 'flag', 'star'][index]} | ${kind} ${noun} | ${days[index]} | ${[35, 62, 18, 41, 75, 22][index]} min`,
      ),
    ),
    about: 'Start slowly, keep a steady middle, and note how it felt right after.',
    facts: '35 min | Length\nMedium | Effort\n12 | So far',
    figures: `38 | ${base.many} | +6\n21 h | Time spent\n9 | Day streak`,
    hero: `Next, 18:30 | Evening ${noun} | About 40 minutes, with Lea | Start now`,
    tip: 'Mornings work best for you | 7 of your last 9 were before noon',
    trend: 'Minutes this week | 253 min | +18 %',
    use: 'Start now',
  })
}

function paperEntity(base: Base, noun: string): Entity {
  const names = [
    'Harbour office',
    'Lindner and sons',
    'Spring order',
    'Mill street 12',
    'North depot',
    'Old dairy',
  ]
  return defineEntity({
    ...base,
    icon: 'file',
    groups: 'Open, Sent, Done',
    fields: `
      Number | text | KW-4182
      Date | date | Thu 19 Nov
      Status | choice | Open | Open, Sent, Done
      From | person | Lea Brandt
      Notes | long | Two pages, signed`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      names.map(
        (name, index) =>
          `file | ${name} | ${capitalise(noun)} ${4182 + index * 7} · ${days[index]} | ${['Open', 'Sent', 'Done', 'Open', 'Done', 'Sent'][index]} | ${['warning', 'primary', 'success', 'warning', 'success', 'primary'][index]}`,
      ),
    ),
    about: 'Two pages, checked on Tuesday. The signed copy is attached.',
    facts: '2 | Pages\nOpen | Status\n19 Nov | Date',
    figures: `64 | ${base.many} | +5\n7 | Open\n51 | Done`,
    hero: `Due tomorrow | Harbour office | ${capitalise(noun)} 4182 still needs a signature | Open it`,
    tip: '7 are still open | The oldest waits since 6 November',
    trend: `${base.many} a week | 12 | +3`,
  })
}

function thingEntity(base: Base, noun: string, seed: number): Entity {
  const sets: [string[], ...string[][]] = [
    ['North', 'Old', 'Little', 'Harbour', 'Second', 'Spare'],
    ['First', 'Blue', 'Garden', 'Tall', 'Winter', 'Quiet'],
    ['Morning', 'Linden', 'Big', 'Corner', 'Green', 'Late'],
  ]
  const kinds = pickBySeed(seed, noun, sets)
  const notes = [
    'Checked this morning',
    'New since Monday',
    'Needs a look',
    'As it should be',
    'Moved last week',
    'Favourite of Lea',
  ]
  return defineEntity({
    ...base,
    icon: 'box',
    groups: 'Active, New, Done',
    fields: `
      Status | choice | Active | Active, New, Done
      Date | date | Thu 19 Nov
      Place | place | Linden lane 4
      Owner | person | Lea Brandt
      Notes | long | Looked well this morning`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      kinds.map(
        (kind, index) =>
          `box | ${kind} ${noun} | ${notes[index]} | ${['Active', 'New', 'Check', 'Active', 'Done', 'Active'][index]} | ${['success', 'primary', 'warning', 'success', 'neutral', 'success'][index]}`,
      ),
    ),
    about: 'Looked well this morning. Next check is planned for Sunday, after the rain.',
    facts: 'Active | Status\n12 d | In use\n3 | Notes',
    figures: `18 | ${base.many} | +2\n14 | Active\n1 | Needs a look`,
    hero: `Needs a look | ${kinds[2] ?? ''} ${noun} | Last checked five days ago | Check now`,
    tip: `14 of 18 are active | One ${noun} needs a look this week`,
    trend: `${base.many} active | 14 | +2`,
  })
}
