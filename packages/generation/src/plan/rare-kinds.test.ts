import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { linesOf as all, namesOf as names, screensOf } from './short.test-helper.ts'

describe('a kind of app few people want', () => {
  it.each([
    ['Morse trainer for radio amateurs, by ear and in groups of five', ['Listen', 'Letters']],
    ['Human anatomy with bones and nerves for nursing pupils', ['Quiz']],
    ['Karaoke at home with duets and points', ['Songs', 'Sing']],
    ['Bathing water of our lakes, tested every week', ['Stations', 'Warnings']],
    ['Hearing check with an audiogram for both ears', ['Audiogram', 'Results']],
    ['Walkie talkie for the crew of a market, three channels', ['Talk', 'Channels']],
    ['Tells me about page changes on three websites', ['Pages', 'Changes']],
    ['Allergy cards in Greek and Turkish for a waiter', ['Cards', 'Phrases']],
    ['Canvas LMS on the phone: assignments and grades', ['Courses', 'Deadlines', 'Grades']],
    ['Church calendar with saints and readings', ['Calendar', 'Holidays']],
    ['Beat jet lag after flying west', ['Plan', 'Flights']],
    ['Airport arrivals of this evening for taxi drivers', ['Arrivals', 'Departures']],
    ['Stutter less: exercises, delayed playback, a diary', ['Exercises', 'Diary']],
    ['Tooth brushing for two children, two minutes', ['Brush', 'Stickers']],
    ['Blood values of ten years, ferritin and vitamin D', ['Values', 'Tests']],
    ['Aurora forecast with Kp index for Bergen', ['Hours', 'Kp index']],
    ['Research papers of my field, with a list to read', ['Papers', 'Topics']],
    ['Tip tracker for waiters, by shift', ['Log', 'Spots']],
    ['Claim money for late trains', ['Claims', 'All claims']],
    ['Narrowboat guide with locks', ['Moorings', 'Locks']],
    ['Kombucha and kimchi jars', ['Batches', 'Tastings']],
    ['Juggling patterns for beginners', ['Patterns', 'Progress']],
    ['Gold price and what my coins are worth', ['Prices', 'Portfolio']],
    ['Turns voice messages into text', ['Home', 'Texts']],
    ['Theme park wait times for a day with children', ['Places', 'Map']],
  ])('has its own screens: %s', (prompt, expected) => {
    expect(names(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it('has content of its faith, sport or weather', () => {
    expect(all('Hijri calendar with Ramadan')).not.toMatch(/Shabbat|Hanukkah/)
    expect(all('Archery diary with arrows per end')).toMatch(/Target face/)
    expect(all('Identify clouds with the camera')).toMatch(/Cumulus/)
    expect(all('Eisenhower matrix for my tasks')).toMatch(/Do now/)
  })

  it('keeps a value’s name where a doing only begins like it', () => {
    const inputs = screensOf('Disc golf: keep score per hole, map courses, log discs')
      .flatMap(({ components }) => [...walkComponents(components)])
      .flatMap(({ type, label }) => (type === 'input' ? [label] : []))
    expect(inputs).toContain('Course')
    expect(inputs).not.toContain('Map courses')
  })
})

describe('what is worked out', () => {
  it('has its own values, and no list of other things', () => {
    expect(all('A sleep cycle calculator for when to go to bed')).toMatch(/Go to bed at/)
    expect(all('A tool to work out how long my savings last when I retire')).toMatch(/Your money lasts/)
    const text = all('A mortgage comparison app with extra payments')
    expect(text).toMatch(/Extra payments/)
    expect(text).not.toMatch(/Train/)
  })
})

describe('turns of lines about apps', () => {
  it('takes an order in a chat where the app is a bot', () => {
    expect(all('A bot that takes pizza orders in a chat, with toppings and delivery')).toMatch(
      /What would you like\?/,
    )
  })

  it('handles things by drag and drop, and has no field for it', () => {
    expect(all('Day planner in time blocks with drag and drop')).not.toMatch(/^(?:Drag|Drop) /m)
  })

  it('is of a game where it is called its clone', () => {
    expect(all('Sokoban clone with many levels and an editor')).toMatch(/Push every box/)
  })

  it('has no list of whom it is for, and reads what is posted as a doing', () => {
    expect(all('An app to log runs for people with osteoporosis, with pain level')).not.toMatch(/steoporos/)
    expect(names('Lost mittens of our school: post what you found, with place')).not.toContain('Post')
  })

  it('enters nothing that comes out', () => {
    const text = all('A beer brewing calculator with alcohol content')
    expect(text).toMatch(/Original gravity/)
  })

  it('gives a picker no meter', () => {
    expect(all('Classroom tools with a pupil picker and noise meter')).not.toMatch(/picker meter/i)
  })

  it('says how often there is an edition, and asks nobody for it', () => {
    const text = all('A newspaper reader for people who want one edition a day')
    expect(text).not.toMatch(/^One edition a day .*"placeholder"/m)
  })
})
