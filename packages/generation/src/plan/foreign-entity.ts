import { defineEntity, type Entity } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { type ForeignGroup, foreignGroup, samplesOf } from '../words/foreign-samples.ts'
import type { Language } from '../words/languages.ts'
import { makePlainEntity } from './plain-entity.ts'

const icons: Readonly<Record<ForeignGroup, string>> = {
  people: 'user',
  times: 'calendar',
  dishes: 'fork',
  goods: 'bag',
  courses: 'bolt',
  groceries: 'cart',
  tasks: 'check',
  papers: 'file',
  reviews: 'star',
  animals: 'paw',
  books: 'book',
  places: 'pin',
  measures: 'trend',
  money: 'wallet',
  things: 'box',
}
const pictures: Readonly<Partial<Record<ForeignGroup, string>>> = {
  dishes: 'pasta',
  goods: 'bag',
  books: 'book',
  places: 'garden',
}
const people = ['Lea Brandt', 'Omar Haddad', 'Ana Petrova', 'Kim Osei', 'Iris Chen', 'Tomás Rey']
const animals = ['Mimi', 'Otto', 'Pepper', 'Lotte', 'Bruno', 'Hazel']
const values: Readonly<Partial<Record<ForeignGroup, readonly string[]>>> = {
  papers: ['€ 128', '€ 64', '€ 310', '€ 42', '€ 96', '€ 175'],
  goods: ['€ 12', '€ 18', '€ 9', '€ 24', '€ 15', '€ 32'],
  money: ['€ 64', '€ 12', '€ 128', '€ 38', '€ 310', '€ 22'],
  measures: ['4.2 kg', '4.1 kg', '4.3 kg', '4.0 kg', '4.2 kg', '4.1 kg'],
  courses: ['45 min', '60 min', '50 min', '40 min', '75 min', '30 min'],
  reviews: ['4.8', '4.6', '5.0', '4.2', '3.9', '4.7'],
  animals: ['4.2 kg', '6.8 kg', '3.9 kg', '12 kg', '5.1 kg', '4.7 kg'],
}

/** An entity for a noun of a language Kwiq has words in: names, days and sentences of that language. */
export function makeForeignEntity(noun: string, language: Language, picture?: string): Entity {
  const words = samplesOf(language)
  if (!words) return makePlainEntity(noun, picture)
  const one = capitalise([...noun].slice(0, 40).join(''))
  const group = foreignGroup(noun)
  const shown = picture ?? pictures[group]
  const { dates, lines } = words
  const titles: readonly string[] = {
    people,
    animals,
    times: words.times,
    dishes: words.dishes,
    goods: words.goods,
    courses: words.courses,
    groceries: words.groceries,
    tasks: words.tasks,
    papers: [118, 117, 116, 115, 114, 113].map((number) => `${words.number} ${number}`),
    reviews: words.reviews,
    books: words.books,
    places: words.places,
    measures: dates,
    money: words.groceries,
    things: words.things,
  }[group]
  const details: readonly string[] = {
    people: words.places,
    animals: lines,
    times: people,
    dishes: lines,
    goods: lines,
    courses: words.times,
    groceries: lines,
    tasks: people,
    papers: people,
    reviews: people,
    books: people,
    places: lines,
    measures: lines,
    money: dates,
    things: lines,
  }[group]
  const amounts = values[group]
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  const first = at(titles, 0)
  const lead = group === 'people' ? 'avatar' : shown ? 'image' : 'icon'
  return defineEntity({
    id: `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    one,
    many: one,
    words: noun,
    icon: icons[group],
    groups: 'New, Done',
    fields: `Name | text | ${first}
Date | date | ${at(dates, 0)}
Status | choice | New | New, Done
Reminders | switch | yes
Notes | long | ${words.note}`,
    samples: [
      `${lead} | title | subtitle${amounts ? ' | value' : ''}`,
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        [
          lead === 'avatar' ? at(titles, index) : shown ? `${shown} ${index + 1}` : icons[group],
          at(titles, index),
          at(details, index),
          ...(amounts ? [at(amounts, index)] : []),
        ].join(' | '),
      ),
    ].join('\n'),
    about: words.about,
    facts: `${at(dates, 0)} | Date\nNew | Status`,
    figures: `24 | ${one} | +3\n5 | New`,
    trend: `${one} | ${amounts && (group === 'measures' || group === 'money') ? at(amounts, 0) : '24'} | +3`,
    labels: [...words.weekdays],
    hero: `Today | ${first} | ${at(details, 0)} | Open`,
    tip: `24 ${one} | ${first} · ${at(dates, 0)}`,
    add: `Add ${one}`,
    use: 'Edit',
  })
}
