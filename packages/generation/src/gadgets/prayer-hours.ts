import { byWord } from '../by-word.ts'
import type { Gadget } from './gadget.ts'
import { namedFirst, type Nameable } from './named-in.ts'

const hours: Nameable = [
  [/\bmatins\b|office of readings/i, 'Office of Readings'],
  [/\blauds\b|morning prayer/i, 'Lauds'],
  [/\bterce\b|mid-?morning/i, 'Terce'],
  [/\bsext\b|mid-?day/i, 'Sext'],
  [/\bnone\b|mid-?afternoon/i, 'None'],
  [/\bvespers\b|evening prayer|evensong/i, 'Vespers'],
  [/\bcompline\b|night prayer/i, 'Compline'],
]
const times: Readonly<Record<string, string>> = byWord({
  'Office of Readings': '6:00',
  Lauds: '7:00',
  Terce: '9:00',
  Sext: '12:00',
  None: '15:00',
  Vespers: '18:00',
  Compline: '21:00',
})
const inOrder = Object.keys(times)
const hoursOf = (text: string) =>
  namedFirst(text, hours, 5).sort((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other))

const look = `
          switches
          - Night theme
          - x Keep screen on
          sliders
          - Adjustable font size | 52`

/** Prayers of the day by their names, to be read from the screen. */
export const prayerHours: readonly Gadget[] = [
  {
    id: 'hours',
    called:
      /\b(?:liturgy of the hours|divine office|breviary|daily office|book of common prayer|lauds|vespers|compline|evensong|canonical hours)\b/i,
    unless: /\b(?:bookings?|retreats?|donat\w+|choir|parish news)\b/i,
    icon: 'book',
    presets: 'calm, editorial',
    names: 'Lauds to Compline, Seven Times a Day, Psalter',
    sheets: [
      {
        name: 'Today',
        title: 'Hours of the day',
        icon: 'sun',
        content: (text) => `
          hero Thursday of week 33 | Ordinary Time, psalter week I, green
          agenda ${
            hoursOf(text)
              .filter((hour) => new RegExp(hour, 'i').test(text))
              .slice(0, 3)
              .join(', ') || 'Prayers'
          }
          ${hoursOf(text)
            .map(
              (hour) =>
                `- ${times[hour] ?? ''} | ${hour} | ${hour === 'Lauds' ? 'Prayed today' : hour === 'Vespers' ? 'Next' : 'Ordinary Time'}`,
            )
            .join('\n')}
          fields
          - Pick any date | date | Thu 19 Nov
          button book | Pray Vespers | #Prayer`,
      },
      {
        name: 'Prayer',
        title: 'Vespers',
        icon: 'book',
        content: (text) =>
          `
          chips Hour | ${hoursOf(text).join(', ')}
          hero O God, come to my assistance. | O Lord, make haste to help me.
          rows Parts of the prayer
          - music | Hymn | O gladsome light
          - book | Psalm 30 | Thanksgiving for rescue
          - book | Psalm 32 | Happy the man who is forgiven
          - book | Canticle | Revelation 11, the judgment of God
          - quote | Magnificat | With its antiphon
          - heart | Intercessions and Our Father | Free intentions`.replace('- quote |', '- star |'),
      },
      {
        name: 'Calendar',
        title: 'Liturgical calendar',
        icon: 'calendar',
        said: /\b(?:calendar|saints?|feasts?|date|days?|year)\b/i,
        content: `
          agenda November
          - Sat 21 | Presentation of Mary | Memorial, white
          - Sun 22 | Christ the King | Solemnity, white
          - Mon 30 | Saint Andrew | Feast, red
          - Sun 29 | First Sunday of Advent | Violet
          fields
          - Go to date | date | Sun 29 Nov`,
      },
      {
        name: 'Reading view',
        icon: 'eye',
        said: /\b(?:fonts?|night|dark|theme|text size|larger)\b/i,
        content: `
          hero Psalm 30 | I will praise you, Lord, you have rescued me.
          ${look}
          chips Language | * English, Latin, Spanish, German`,
      },
    ],
  },
  {
    id: 'rosary',
    called: /\b(?:rosary|novenas?|chaplet|holy beads)\b/i,
    unless: /\b(?:parish|shop|donat\w+|community|groups?)\b/i,
    icon: 'heart',
    presets: 'calm, editorial',
    names: 'Fifth Decade, Bead by Bead, Joyful',
    sheets: [
      {
        name: 'Pray',
        title: 'Sorrowful mysteries',
        icon: 'heart',
        content: (text) => `
          chips Mysteries | Joyful, * Sorrowful, Glorious, Luminous
          ring Third decade | 0.46 | 7 of 10 | Hail Mary
          text The crowning with thorns. Third mystery, for those who are mocked.
          button check | Next bead
          keys
          - back | One back
          - book | Text
          - volume | ${/\baudio|listen|voice|spoken/i.test(text) ? 'Audio' : 'Chime'}
          switches
          - Vibrate at each bead
          - x Latin`,
      },
      {
        name: 'Mysteries',
        icon: 'list',
        content: `
          rows Mysteries by day
          - star | Joyful mysteries | Monday and Saturday | 5
          - star | Sorrowful mysteries | Tuesday and Friday | 5
          - star | Glorious mysteries | Wednesday and Sunday | 5
          - star | Luminous mysteries | Thursday | 5
          rows Prayers
          - book | Apostles’ Creed
          - book | Our Father
          - book | Hail Mary
          - book | Hail, Holy Queen`,
      },
      {
        name: 'Novenas',
        icon: 'calendar',
        said: /\bnovenas?\b/i,
        content: `
          rows Novenas
          - calendar | To Saint Jude | Day 4 of 9 | Today
          - calendar | Advent novena | Begins 16 December
          - calendar | To the Holy Spirit | Before Pentecost
          switches
          - Remind me at 20:00`,
      },
      {
        name: 'Intentions',
        icon: 'edit',
        said: /\b(?:intentions?|journal|streak|histor\w+|remind\w*)\b/i,
        content: `
          fields
          - Intention | text | For Grandpa’s knee
          button plus | Add intention
          rows Prayed
          - check | Today, 7:40 | Sorrowful, 18 min
          - check | Yesterday, 21:05 | Glorious, 17 min
          - check | Sun 15 Nov | Glorious, with the family`,
      },
    ],
  },
]
