import { defineArchetype } from '../archetype.ts'

/** What one's children say, kept with the day and their age. */
export const kidsSayings = defineArchetype({
  id: 'kids-sayings',
  words:
    'what the kids said 38, what my kids say 38, what our kids say 38, funny things our kids 34, funny things my kids 34, things kids say 36, funny sentences 28, kids quotes 36, quotes of my children 36, sayings of my 30, what my son said 34, what my daughter said 34, first words 22, mispronounced words 28',
  examples: `
    Funny sentences of our children with day and age, a small book of them each year
    Collect what my son said at dinner before I forget it, with a picture
    Words the twins mispronounce, who, how old, what they meant
    Grandma's notebook of the grandchildren's best lines, shared in the family
    Quotes of the kindergarten group, read aloud at the summer party
    What she asked today: why is the moon following us, age four
    Search by child and year, print the ten best as a calendar
    Dialogues between brothers written down word for word, heart the funniest
    Record her saying it, with the voice of back then
    A line a week from our daughter for the grandparents abroad
    First words and first lies, date, situation, drawing
    Things my pupils say in class, without names`,
  bars: 'cart checkout slots map',
  presets: 'playful, warm',
  icon: 'chat',
  names: 'Why Is the Moon, Said at Dinner, Small Talk',
  entity: 'kid-saying',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Lately | home
    browse | Sayings | chat | | | | funny sentences, sentences, quotes, sayings, words
    people | Kids | users | saying-kid | | | kids, children, by child
    saved | Best ones | heart
    detail | Saying
    form | Write down
    profile? | Me | user`,
})
