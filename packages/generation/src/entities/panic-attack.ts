import { defineEntity } from '../entity.ts'

/** One attack as somebody writes it down afterwards: when, how strong, where, and what helped. */
export const panicAttack = defineEntity({
  id: 'panic-attack',
  one: 'Panic attack',
  many: 'Panic attacks',
  words: 'panic attack, anxiety attack, panic',
  icon: 'heart',
  groups: 'This month, Strong, At night',
  fields: `
    Began | date | Tue 17 Nov
    At | time | 8:10
    How strong | slider | 70
    Lasted | text | 12 min
    Where | place | Tram, line 4
    What set it off | text | Full tram, doors closed
    What helped | choice | Breathing | Breathing, Grounding, Somebody, Waiting`,
  samples: `
    icon | title | subtitle | value | tone
    train | Full tram, doors closed | Tue 17 Nov, 8:10 · breathing helped | 7 of 10 | warning
    moon | Woke up with a racing heart | Thu 12 Nov, 3:40 · counted to a hundred | 8 of 10 | danger
    cart | Queue in the supermarket | Sat 7 Nov, 17:20 · five things I see | 5 of 10 | warning
    users | Before the presentation | Wed 28 Oct, 9:55 · called Kim | 6 of 10 | warning
    moon | Could not fall asleep | Sun 18 Oct, 23:15 · heavy blanket | 4 of 10 | success`,
  about:
    'Twelve minutes, between Mill bridge and Central. Four in, six out until the heart was slow; got off one stop later and walked.',
  facts: '7 of 10 | Strong\n12 min | Lasted\n8:10 | Began',
  figures: '3 | This month\n12 min | Until calm',
  trend: 'Attacks a month | 3 | −2',
  data: [7, 6, 6, 5, 5, 3],
  labels: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  hero: 'Nine days ago | Longest calm this autumn | The last one was in the tram, on Tuesday | See all',
  tip: 'Breathing helped most often | In seven of your last ten',
  add: 'Note an attack',
  use: 'Edit attack',
})
