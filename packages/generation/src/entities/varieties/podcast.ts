import { podcast } from '../podcast.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const times = [
  'Today, 52 min | 3 new',
  '34 min | Heard',
  '18 min left | Heard',
  '1 h 04 | 2 new',
  '41 min | Heard',
  '29 min | New',
]

/** A show about one thing: its name, six episodes as "picture | title", three groups, a line about the first. */
function show(
  signs: string,
  name: string,
  groups: string,
  episodes: readonly string[],
  about: string,
): VarietySource {
  const titles = episodes.map((episode) => episode.split('|')[1]?.trim() ?? '')
  return {
    signs,
    one: 'Episode',
    many: 'Episodes',
    groups,
    fields: `Show | text | ${name}`,
    samples: [
      'image | title | subtitle | meta | overline',
      ...episodes.map((episode, index) => `${episode} | ${times[index] ?? ''} | ${name}, ${84 - index}`),
    ].join('\n'),
    about,
    facts: '52 min | Length\nWeekly | Rhythm\n84 | Episodes',
    figures: '84 | Episodes | +1\n9 h 20 | Listened\n3 | New',
    hero: `Continue, 18 min left | ${titles[2] ?? ''} | ${name}, episode 82 | Play`,
    tip: 'A new episode on Thursday | Two of the last are under half an hour',
    use: 'Play episode',
  }
}

export const podcastVarieties = defineVarieties(podcast, [
  show(
    'mushroom 6, nature 5, garden 5, bird 5, forest 5, wildlife 5, gardening 5, bee 4, farming 5, plants 4, climate 4, ocean 4',
    'Moss and Mud',
    'New, Woods, Water, Guests',
    [
      'forest | What grows after rain',
      'podcast | A night with an owl counter',
      'garden | Threads below the ground',
      'lake | The pond behind the school',
      'interview | She smells the first frost',
      'field | Hedges, a short defence',
    ],
    'Out with Ruth Adeyemi at six in the morning, four days after the rain, with basket and knife.',
  ),
  show(
    'local history 7, history 4, village 4, our town 5, museum 4, memories 4, oral history 7, heritage 5',
    'Salt and Stone',
    'New, Houses, People, War and peace',
    [
      'history podcast | The mill that burnt twice',
      'old town | Who built the crooked stairs',
      'interview | The city under the salt',
      'train | Last train to the harbour',
      'story | Letters found in a wall',
      'podcast | A name on the war memorial',
    ],
    'Three families, one mill and two fires. With voices from the town archive.',
  ),
  show(
    'business 5, startup 5, founders 6, entrepreneur 6, marketing 5, leadership 5, economy 5, finance 4, real estate 4, career 4',
    'Open Books',
    'New, Founders, Money, Mistakes',
    [
      'interview | She sold it and regrets it',
      'money | Prices, and how to raise them',
      'business | The first ten customers',
      'office | When your best one leaves',
      'podcast | A bakery goes online',
      'design | Saying no to a big client',
    ],
    'Kim Osei asks founders about the one number they would rather not tell.',
  ),
  show(
    'children 5, kids 5, bedtime 6, fairy tale 6, stories for 4, parents 4, family 3',
    'Lantern Stories',
    'New, Short, Bedtime, Series',
    [
      'night | The moon who lost her key',
      'story | Otto and the sleepy tram',
      'forest | The bear with the red scarf',
      'sea | Paper ship, part 4',
      'garden | The snail post office',
      'star | Counting lamps',
    ],
    'Twelve quiet minutes, for four and older. Ends with everybody asleep, even the tram.',
  ),
  show(
    'true crime 7, crime 5, mystery 4, cold case 7, unsolved 6',
    'Case Closed?',
    'New, Unsolved, Courts, Listeners',
    [
      'night podcast | The second key',
      'city | Nobody called the lift',
      'interview | A judge remembers',
      'train | Platform 4, 1987',
      'podcast | The wrong handwriting',
      'history | Letters without a stamp',
    ],
    'A locked house, two keys and a neighbour who heard the piano. Told from the files.',
  ),
  show(
    'technology 5, tech 4, programming 5, developer 5, software 5, science 5, physics 5, ai 4, astronomy 5, space 4, medicine 5, doctors 4, health 4',
    'Small Physics',
    'New, Explained, Guests, Questions',
    [
      'science podcast | Why bubbles are round, mostly',
      'tech | The quiet compiler',
      'interview | A surgeon counts to four',
      'star | What a comet smells of',
      'science | Sleep, in four curves',
      'podcast | Ask us: static',
    ],
    'A question from a listener, a bowl of soap water and forty minutes of patience.',
  ),
  show(
    'football 5, sport 4, running 5, cycling 5, climbing 5, basketball 5, chess 4, hockey 4, fans 4',
    'Extra Time',
    'New, Matches, Guests, Fans',
    [
      'field podcast | A draw that felt like more',
      'run | The last to finish',
      'interview | Thirty years a referee',
      'track | Why we train in the rain',
      'podcast | Fans on the night bus',
      'gym | Injured, and then?',
    ],
    'The whole match in forty minutes, with the keeper who saved it.',
  ),
  show(
    'faith 6, church 6, sermon 6, bible 6, prayer 5, spiritual 5, meditation 4, philosophy 5, mindfulness 4, grief 4',
    'Quiet Hour',
    'New, Talks, Silence, Questions',
    [
      'meditat podcast | On patience',
      'interview | She left and came back',
      'breath | Ten minutes of silence',
      'history | An old prayer, word by word',
      'podcast | What do we owe strangers?',
      'night | For those who cannot sleep',
    ],
    'A talk of twenty minutes, recorded on Sunday, and one question to take along.',
  ),
  show(
    'cooking 5, food 4, wine 5, coffee 5, travel 5, cities 4, recipes 4, restaurants 5',
    'Second Helping',
    'New, Kitchens, Roads, Guests',
    [
      'bread podcast | The baker of the night ferry',
      'old town | Three days in Ghent',
      'interview | A cook who hates recipes',
      'coffee | What good coffee costs',
      'train | Slowly to Lisbon',
      'soup | Soup for forty',
    ],
    'On the night ferry with the baker, between two and five in the morning.',
  ),
])
