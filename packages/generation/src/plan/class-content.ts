import type { EntitySource } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import type { NounClass } from '../words/noun-classes.ts'

export interface Base {
  id: string
  one: string
  many: string
  words: string
  /** Lower case, singular. */
  noun: string
  /** Things of the kind by name, when there are some. */
  names: readonly string[]
  /** Turns the sample values, so that two kinds of an app do not look alike. */
  turn: number
}

const people = ['Omar Haddad', 'Lea Brandt', 'Kim Osei', 'Ana Petrova', 'Iris Chen', 'Tomás Rey']
const streets = ['Harbour gate', 'Linden square', 'Mill bridge', 'Old dairy', 'University', 'East end']
const days = ['Today', 'Yesterday', 'Tue 17 Nov', 'Mon 16 Nov', 'Sun 15 Nov', 'Fri 13 Nov']
const coming = [
  'Thu 19 Nov, 18:30',
  'Fri 20 Nov, 19:00',
  'Sat 21 Nov, 10:00',
  'Tue 24 Nov, 18:30',
  'Thu 26 Nov, 18:30',
  'Sat 28 Nov, 14:00',
]
const weekdays = ['Thursday', 'Friday', 'Saturday', 'Tuesday', 'Next Thursday', 'Next Saturday']
const tones = ['success', 'primary', 'warning', 'success', 'neutral', 'primary']

/** Six rows of a table, a cell each from what stands at the row's place. */
function rows(head: string, ...columns: ((index: number) => string)[]): string {
  return [
    head,
    ...[0, 1, 2, 3, 4, 5].map((index) => columns.map((column) => column(index)).join(' | ')),
  ].join('\n')
}
const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** The content of an own entity of a class. Example names come first, else names any such thing could have. */
export function contentOf(nounClass: NounClass, base: Base): EntitySource {
  const { id, one, many, words } = base
  return { id, one, many, words, ...makers[nounClass](base) }
}

type Content = Omit<EntitySource, 'id' | 'one' | 'many' | 'words'>

const nameOr = (base: Base, other: (index: number) => string) => (index: number) =>
  base.names.length > 0 ? at(base.names, index) : other(index)

const turned = (base: Base, list: readonly string[]) => (index: number) =>
  at(list, index + (base.turn % list.length))

const makers: Readonly<Record<NounClass, (base: Base) => Content>> = {
  person: (base) => ({
    icon: 'user',
    groups: 'All week, New, Nearby',
    fields: `
      Phone | phone | +49 151 2048
      Email | email | omar@post.example
      Status | choice | Active | Active, New, Away
      Since | date | 12 Mar 2024
      Notes | long | Prefers mornings`,
    samples:
      base.names.length > 0
        ? rows(
            'icon | title | subtitle',
            () => 'user',
            (index) => at(base.names, index),
            turned(base, streets),
          )
        : rows(
            'avatar | title | subtitle | badge | tone',
            (index) => at(at(people, index).split(' '), 0),
            (index) => at(people, index),
            turned(base, streets),
            (index) => at(['Active', 'New', 'Active', 'Away'], index),
            (index) => at(['success', 'primary', 'success', 'neutral'], index),
          ),
    about: 'In touch since spring. Prefers short messages, and mornings before ten.',
    facts: '12 | Meetings\n4.8 | Rating\n8 mo | With us',
    figures: `48 | ${base.many} | +3\n31 | Active\n6 | New`,
    hero: `Waiting for you | ${at(base.names.length > 0 ? base.names : people, 0)} wrote | Would Thursday at 18:30 work? | Answer`,
    tip: `31 of 48 ${base.many.toLowerCase()} are active | Three joined this week`,
    trend: `Active ${base.many.toLowerCase()} | 31 | +4`,
    use: 'Send a message',
  }),
  group: (base) => ({
    icon: 'users',
    groups: 'Mine, Open, Full',
    fields: `
      Meets | text | Thursdays, 18:30
      Place | place | Old dairy
      Lead | person | Lea Brandt
      Members | number | 14
      Notes | long | Guests are welcome`,
    samples: rows(
      'icon | title | subtitle | value',
      () => 'users',
      nameOr(base, (index) =>
        at(
          [
            `Harbour ${base.noun}`,
            `Linden ${base.noun}`,
            `Mill street ${base.noun}`,
            `Thursday ${base.noun}`,
            `Young ${base.noun}`,
            `Old town ${base.noun}`,
          ],
          index,
        ),
      ),
      (index) => `Meets ${at(weekdays, index)}`,
      (index) => `${[14, 9, 22, 6, 17, 11][index] ?? 8}`,
    ),
    about: 'Meets once a week, takes a break in August, and likes new faces.',
    facts: '14 | Members\nThu | Meets\n2 y | Together',
    figures: `6 | ${base.many}\n79 | Members | +4`,
    tip: `The next one meets tonight | 18:30 in the old dairy`,
    use: 'Join',
  }),
  place: (base) => ({
    icon: iconFor(base.noun, 'pin'),
    groups: 'Nearby, Open, Favorites',
    fields: `
      Address | place | Linden lane 4
      Open | text | 9:00 to 18:00
      Distance | text | 240 m
      Notes | long | Enter from the yard`,
    samples: rows(
      'icon | title | subtitle | value',
      () => iconFor(base.noun, 'pin'),
      nameOr(base, turned(base, streets)),
      (index) =>
        at(
          ['Open until 18:00', 'Quiet now', 'Open until 20:00', 'Busy', 'Opens at 9:00', 'Open all day'],
          index + base.turn,
        ),
      (index) => at(['240 m', '410 m', '600 m', '850 m', '1.1 km', '1.4 km'], index),
    ),
    about: 'Quiet in the morning, busy after five. The entrance is on the side of the yard.',
    facts: '240 m | Away\n18:00 | Closes\n4.7 | Rating',
    figures: `6 | ${base.many}\n4 | Open now`,
    hero: `Closest to you | ${at(base.names.length > 0 ? base.names : streets, 0)} | 240 m away, open until 18:00 | Show me`,
    tip: '4 of 6 are open | The closest is 240 m away',
    use: 'Show the way',
  }),
  numbered: (base) => ({
    icon: iconFor(base.noun, 'box'),
    groups: 'Free, In use, Reserved',
    fields: `
      Number | number | 4
      In use by | person | Lea Brandt
      Until | date | Fri 27 Nov
      Notes | long | Label is on the left side`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => iconFor(base.noun, 'box'),
      nameOr(base, (index) => `${base.one} ${index + 1}`),
      (index) =>
        at(
          [
            'Lea, until Friday',
            'Since Monday',
            'Omar, until Sunday',
            'Cleaned today',
            'Kim, until 24 Nov',
            'Needs a label',
          ],
          index,
        ),
      (index) => at(['In use', 'Free', 'In use', 'Free', 'Reserved', 'Free'], index),
      (index) => at(['primary', 'success', 'primary', 'success', 'warning', 'success'], index),
    ),
    about: 'Cleaned on Monday. The label is on the left side.',
    facts: '4 | Number\nFri | Until\n2 | Notes',
    figures: `18 | ${base.many}\n7 | Free | +2`,
    tip: `7 are free | The next one is free on Friday`,
    use: 'Reserve',
  }),
  event: (base) => ({
    icon: iconFor(base.noun, 'calendar'),
    groups: 'This week, Later, Past',
    fields: `
      Date | date | Thu 19 Nov
      Time | time | 18:30
      Place | place | Old dairy
      With | person | Lea Brandt
      Notes | long | Doors open at six`,
    samples: rows(
      'icon | title | subtitle | time',
      () => iconFor(base.noun, 'calendar'),
      nameOr(base, (index) => `${at(weekdays, index)} ${base.noun}`),
      (index) =>
        base.names.length > 0
          ? at(['On time', 'On time', '10 min later', 'On time', 'Nearly full', 'On time'], index)
          : at(streets, index + 3),
      (index) => at(coming, index).split(', ')[base.names.length > 0 ? 0 : 1] ?? '',
    ),
    about: 'Doors open half an hour before. Bring something to drink and a warm layer.',
    facts: 'Thu | Next\n18:30 | Begins\n14 | Coming',
    figures: `4 | This week | +1\n14 | Coming`,
    hero: `Next up | ${base.names[0] ?? `${at(weekdays, 0)} ${base.noun}`} | ${at(coming, 0)}, Old dairy | I am coming`,
    tip: `Next: ${at(coming, 0)} | 14 people are coming`,
    trend: `${base.many} a month | 9 | +2`,
    use: 'I am coming',
  }),
  activity: (base) => ({
    icon: iconFor(base.noun, 'bolt'),
    groups: 'Today, Planned, Done',
    fields: `
      Date | date | Thu 19 Nov
      Duration | text | 35 min
      Effort | choice | Medium | Easy, Medium, Hard
      Notes | long | Went better than last week`,
    samples: rows(
      'icon | title | subtitle | value',
      () => iconFor(base.noun, 'bolt'),
      nameOr(
        base,
        (index) => `${at(['Morning', 'Long', 'Short', 'Evening', 'Weekend', 'First'], index)} ${base.noun}`,
      ),
      (index) => at(days, index),
      (index) => `${[35, 62, 18, 41, 75, 22][index] ?? 30} min`,
    ),
    about: 'Start slowly, keep a steady middle, and note how it felt right after.',
    facts: '35 min | Length\nMedium | Effort\n12 | So far',
    figures: `38 | ${base.many} | +6\n21 h | Time spent`,
    hero: `Next, 18:30 | ${base.names[0] ?? `Evening ${base.noun}`} | About 40 minutes, with Lea | Start now`,
    tip: 'Mornings work best for you | 7 of your last 9 were before noon',
    trend: 'Minutes this week | 253 min | +18 %',
    use: 'Start now',
  }),
  document: (base) => ({
    icon: iconFor(base.noun, 'file'),
    groups: 'Open, Sent, Done',
    fields: `
      Date | date | Thu 19 Nov
      Status | choice | Open | Open, Sent, Done
      From | person | Lea Brandt
      Notes | long | Two pages, signed`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => iconFor(base.noun, 'file'),
      nameOr(base, (index) => `${base.one} ${[12, 11, 10, 9, 8, 7][index] ?? 6}`),
      (index) => `${at(people, index + base.turn)} · ${at(days, index)}`,
      (index) => at(['New', 'Open', 'Done', 'Open', 'Done', 'Done'], index),
      (index) => at(['primary', 'warning', 'success', 'warning', 'success', 'success'], index),
    ),
    about: 'Two pages, read on Tuesday. Everybody who should know has a copy.',
    facts: '2 | Pages\nOpen | Status\n19 Nov | Date',
    figures: `24 | ${base.many} | +3\n5 | Open`,
    hero: `New today | ${base.names[0] ?? `${base.one} 12`} | From ${at(people, base.turn)}, two pages | Open`,
    tip: '5 are still open | The oldest waits since 6 November',
    trend: `${base.many} a week | 12 | +3`,
    use: 'Open',
  }),
  measure: (base) => ({
    icon: iconFor(base.noun, 'trend'),
    groups: 'Day, Week, Month',
    fields: `
      ${base.one} | number | 64
      Date | date | Thu 19 Nov
      Time | time | 08:40
      Notes | long | Before breakfast`,
    samples: rows(
      'icon | title | subtitle | value',
      () => iconFor(base.noun, 'trend'),
      (index) => at(days, index),
      (index) => at(['08:40', '19:15', '07:55', '12:30', '20:05', '08:10'], index),
      (index) => valueOf(base.noun, index + (base.turn % 3)),
    ),
    about: 'A little over the average of last week, and steadier than in October.',
    facts: `${valueOf(base.noun, 0)} | Now\n${valueOf(base.noun, 1)} | Average\n${valueOf(base.noun, 2)} | Lowest`,
    figures: `${valueOf(base.noun, 0)} | Today\n${valueOf(base.noun, 1)} | Average`,
    trend: `${base.one} | ${valueOf(base.noun, 0)} | +4 %`,
    hero: `Today | ${valueOf(base.noun, 0)} | ${base.one}, measured at 8:40 | Add a value`,
    tip: `Steadier than in October | Seven values this week`,
    use: 'Add a value',
  }),
  state: (base) => ({
    icon: iconFor(base.noun, 'check'),
    groups: 'Good, Fair, Poor',
    fields: `
      ${base.one} | choice | Good | Good, Fair, Poor
      Date | date | Thu 19 Nov
      Checked by | person | Lea Brandt
      Notes | long | Better than last week`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => iconFor(base.noun, 'check'),
      (index) => at(days, index),
      (index) => `Noted by ${at(at(people, index + base.turn).split(' '), 0)}`,
      (index) => at(['Good', 'Good', 'Fair', 'Good', 'Poor', 'Good'], index + base.turn),
      (index) => at(['success', 'success', 'warning', 'success', 'danger', 'success'], index + base.turn),
    ),
    about: 'Good for four days in a row. Fair is fine, poor wants a note.',
    facts: 'Good | Now\n82 % | Average\n4 d | In a row',
    figures: '82 % | Average | +4 %\n4 | Good days',
    trend: `${base.one} | 82 % | +4 %`,
    hero: `Today | ${base.one}: good | Four days in a row | Note it`,
    tip: 'Good for four days | Last poor day was Sunday',
    use: 'Note it',
  }),
  award: (base) => ({
    icon: iconFor(base.noun, 'trophy'),
    groups: 'Earned, Next',
    fields: `
      Earned | date | 12 Mar 2026
      Level | choice | Silver | Bronze, Silver, Gold`,
    samples: rows(
      'icon | title | subtitle | tone',
      (index) => at(['star', 'flame', 'sun', 'users', 'trophy', 'target'], index),
      nameOr(base, (index) =>
        at(
          ['First time', 'Five in a row', 'Early bird', 'Brought a friend', 'One year', 'Golden ten'],
          index,
        ),
      ),
      (index) =>
        at(
          ['Earned in March', 'Earned in May', 'Earned in June', '1 to go', '3 months to go', '2 to go'],
          index,
        ),
      (index) => at(['accent', 'warning', 'primary', 'neutral', 'neutral', 'neutral'], index),
    ),
    about: 'Three of six so far. The next one is close.',
    facts: '3 | Earned\n6 | In all',
    figures: `3 | Earned | +1\n1 | To the next`,
    tip: 'The next one is close | Only one more to go',
    use: 'Share',
  }),
  picture: (base) => ({
    icon: 'camera',
    groups: 'New, Favorites, Mine',
    fields: `
      Photo | photo | garden
      Taken | date | Thu 19 Nov
      By | person | Lea Brandt
      Caption | text | Morning light`,
    samples: rows(
      'image | title | subtitle',
      (index) => at(['garden', 'lake', 'street', 'mountain', 'forest', 'harbour'], index),
      (index) => at(days, index),
      (index) => `By ${at(at(people, index + base.turn).split(' '), 0)}`,
    ),
    about: 'Taken before breakfast, when the light was still low.',
    facts: '128 | In all\n6 | This week',
    figures: `128 | ${base.many} | +6\n14 | Favorites`,
    tip: `6 new this week | The last one by Lea`,
    add: `Add ${base.noun}`,
    use: 'Share',
  }),
  thing: (base) => ({
    icon: iconFor(base.noun, 'box'),
    groups: 'Good, New, To check',
    fields: `
      Status | choice | Good | Good, New, To check
      Since | date | 12 Mar 2025
      Place | place | Linden lane 4
      Owner | person | Lea Brandt
      Notes | long | Looked well this morning`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => iconFor(base.noun, 'box'),
      nameOr(
        base,
        (index) => `${at(['Small', 'New', 'Second', 'Old', 'Spare', 'Long'], index)} ${base.noun}`,
      ),
      (index) =>
        at(
          [
            'Checked this morning',
            'New since Monday',
            'Needs a look',
            'As it should be',
            'Moved last week',
            'Lea likes it best',
          ],
          index,
        ),
      (index) => at(['Good', 'New', 'Check', 'Good', 'Good', 'New'], index),
      (index) => at(tones, index),
    ),
    about: 'Looked well this morning. The next check is planned for Sunday.',
    facts: 'Good | Status\n12 d | So far\n3 | Notes',
    figures: `18 | ${base.many} | +2\n1 | To check`,
    hero: `Needs a look | ${base.names[2] ?? `New ${base.noun}`} | Last checked five days ago | Check now`,
    tip: `17 of 18 are fine | One needs a look this week`,
    trend: `${base.many} in all | 18 | +2`,
    use: 'Mark as checked',
  }),
}

const units: readonly [RegExp, readonly string[]][] = [
  [/temperature/, ['18 °C', '16 °C', '14 °C']],
  [/price|cost|fee|rate|budget|balance|income|saving|value/, ['€ 24', '€ 18', '€ 12']],
  [/height|swell|depth|tide|wave/, ['1.4 m', '1.1 m', '0.6 m']],
  [/weight|harvest|yield/, ['14.2 kg', '9.8 kg', '3.1 kg']],
  [/pace/, ['5:12', '5:24', '5:41']],
  [/distance|mileage|length/, ['8.4 km', '6.2 km', '3.0 km']],
  [/hour|time|duration/, ['2 h 10', '1 h 35', '45 min']],
  [/dose/, ['6 units', '4 units', '2 units']],
  [/glucose|reading/, ['5.6', '6.1', '4.9']],
  [/carb/, ['48 g', '36 g', '22 g']],
  [/energy|usage|use|consumption/, ['4.2 kWh', '3.8 kWh', '2.9 kWh']],
  [/speed|wind/, ['18 km/h', '14 km/h', '9 km/h']],
  [/humidity|level/, ['54 %', '48 %', '31 %']],
]

function valueOf(noun: string, index: number): string {
  const unit = units.find(([form]) => form.test(noun))?.[1] ?? ['64', '58', '41']
  return capitalise(at(unit, index))
}
