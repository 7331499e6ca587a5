import { quote } from '../quote.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A line a day of one sort: its titles with where they come from, and the longest of them in full. */
function lines(signs: string, groups: string, samples: string, about: string, one?: string): VarietySource {
  const [first = '', from = ''] = (samples.trim().split('\n')[0] ?? '')
    .split('|')
    .slice(1)
    .map((cell) => cell.trim())
  return {
    signs,
    groups,
    about,
    without: 'By, Mood',
    fields: `
      Text | long | ${about}
      From | text | ${from}
      Topic | choice | ${groups.split(',')[0] ?? ''} | ${groups}`,
    facts: `${about.split(' ').length} | Words\n48 | Likes\n11 | Shares`,
    hero: `Today | ${first} | ${from} | Keep it`,
    ...(one ? { one } : {}),
    samples: `icon | title | subtitle\n${samples}`,
  }
}

export const quoteVarieties = defineVarieties(quote, [
  lines(
    'random facts 8, random fact 8, fun facts 8, fun fact 8, facts about 8, cat facts 9, animal facts 8, did you know 8',
    'Animals, Nature, People',
    `
      paw | Cats sleep two thirds of their lives | Animals
      paw | A cat's nose print is its own | Animals
      leaf | Bamboo can grow a metre in a day | Nature
      drop | Octopuses have three hearts | Animals
      sun | Honey keeps for thousands of years | Nature`,
    'Cats sleep two thirds of their lives: a nine-year-old cat has been awake for three years.',
    'Fact',
  ),
  lines(
    'stoic 5, stoics 5, stoicism 5, philosophy 4, philosophers 4, seneca 5, marcus aurelius 5, epictetus 5',
    'Time, Anger, Courage, Calm',
    `
    star | It is not that we have little time | Seneca, On the shortness of life
    sun | You have power over your mind | Marcus Aurelius, Meditations
    shield | It is not things that trouble us | Epictetus, Handbook
    wave | What stands in the way becomes the way | Marcus Aurelius, Meditations
    moon | We suffer more in thought than in fact | Seneca, Letters
    leaf | Begin at once to live | Seneca, Letters`,
    'It is not that we have little time, but that we lose so much of it.',
  ),
  lines(
    'affirmation 4, affirmations 4, self-love 4, anxiety 3, confidence 3, positive 2, encouragement 3',
    'Calm, Courage, Morning, Sleep',
    `
    sun | I may begin small | For mornings
    heart | I am allowed to rest | For evenings
    leaf | I grow at my own speed | For work
    shield | I can do one hard thing today | For courage
    wave | This feeling will pass | For anxious hours
    star | I have come a long way | For looking back`,
    'I may begin small. One step counts, and I choose which.',
    'Affirmation',
  ),
  lines(
    'joke 4, jokes 4, dad joke 5, dad jokes 5, pun 4, puns 4, funny 2, laugh 3',
    'Dad jokes, Animals, Office, Short',
    `
    smile | Why did the bicycle fall over? | It was two tired
    smile | What do you call a fish without eyes? | A fsh
    smile | I used to hate elevators | Now I take steps to avoid them
    smile | What is brown and sticky? | A stick
    smile | Parallel lines have so much in common | A pity they never meet
    smile | Why do bees have sticky hair? | They use honeycombs`,
    'Why did the bicycle fall over? It was two tired.',
    'Joke',
  ),
  lines(
    'fact 4, facts 4, trivia 3, did you know 4, useless 3, science 2, animals 1',
    'Animals, Space, Body, History',
    `
    paw | Octopuses have three hearts | Two for the gills, one for the rest
    moon | A day on Venus is longer than its year | 243 days against 225
    leaf | Bananas are berries, strawberries are not | Botany
    drop | Hot water can freeze first | Sometimes, and nobody agrees why
    brain | Your brain uses a fifth of your energy | At two percent of your weight
    building | Honey does not go bad | Found in tombs, still good`,
    'Octopuses have three hearts: two for the gills and one for the rest of the body.',
    'Fact',
  ),
  lines(
    'proverb 4, proverbs 4, sayings 3, wisdom 2, folk 3',
    'Work, Time, Friends, Weather',
    `
    tree | The best time to plant a tree was long ago | China
    wave | Smooth seas make no skilled sailors | Africa
    clock | Haste makes waste | England
    users | Go alone fast, together far | Africa
    sun | Fall seven times, rise eight | Japan
    leaf | Little by little the bird builds its nest | France`,
    'The best time to plant a tree was twenty years ago. The second best is now.',
    'Proverb',
  ),
  lines(
    'kids say 5, children say 5, my kids 4, our kids 4, my children 4, funny things 5',
    'Ida, Bram, At table, In the car',
    `
    smile | The moon follows us home | Ida, 4, in the car
    smile | My foot is sparkling water | Bram, 3, pins and needles
    smile | When I was old | Ida, 3, on the stairs
    smile | Can fish sneeze? | Bram, 4, at the pond
    smile | I am not tired, only my eyes | Ida, 5, at nine`,
    'The moon follows us home because it does not know the way alone. Ida, four years, in the car.',
    'Saying',
  ),
])
