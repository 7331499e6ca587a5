import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf, textOf } from './short.test-helper.ts'

const ships =
  'Sink the fleet. User can place ships on a grid. User can click a square to fire. User can see when a ship is sunk.'
const bases =
  'Converter of number bases. User can enter a number in octal, decimal or binary. User can see it in the other bases.'
const hidden =
  'Guess the hidden word letter by letter. User can click letters. User can see the gallows drawn. User can see who won.'

describe('small programs are made as what they are', () => {
  it.each([
    [
      'A sorting visualizer. User can see bars. User can start the sort. User can set the speed.',
      'visualiser',
    ],
    [
      'Mandelbrot explorer. User can zoom in. User can choose colours. User can save the picture.',
      'visualiser',
    ],
    ['A binary clock for the desk. User can see the time. User can choose the colour.', 'clock-face'],
    [
      'CSV viewer. User can upload a CSV file. User can see its rows in a table. User can sort.',
      'csv-viewer',
    ],
    ['Spelling checker. User can paste a letter. User can see misspelled words.', 'spell-check'],
    ['Student council election. Voters see candidates. Voters can cast one vote.', 'election'],
    ['Vim cheat sheet. User can see commands by topic. User can copy a command.', 'cheat-sheet'],
    ['GitHub profile finder. User can enter a username. User can see followers.', 'dev-finder'],
    ['Is it down? User can see the status of each service. User can see past incidents.', 'status-page'],
    ['A dice roller for game evenings. User can roll dice. User can see the sum.', 'gadget'],
  ])('%s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('a game told by its rules alone has its own board', () => {
    expect(textOf(ships, 'Play')).toContain('Ships left')
    expect(textOf(hidden, 'Play')).toContain('Wrong letters')
  })

  it('a number is shown in all bases at once', () => {
    const shown = textOf(bases, 'Convert')
    for (const base of ['Binary', 'Octal', 'Hexadecimal']) expect(shown).toContain(base)
    expect(allOf(bases)).not.toContain('lemons')
  })

  it('a username is what one searches by, not a button', () => {
    const prompt =
      'GitHub user search. User can enter a GitHub username. User can see the bio and followers. User can see repositories.'
    expect(textOf(prompt, 'Search')).toContain('"placeholder":"GitHub username"')
    expect(allOf(prompt)).not.toMatch(/"Enter/)
  })

  it('moods find films, and keep no diary', () => {
    const prompt =
      'Films by mood. User can pick a mood. User can see movies that suit it with year and rating.'
    expect(namesOf(prompt)[0]).toBe('Mood')
    expect(textOf(prompt, 'Mood')).toContain('Another suggestion')
    expect(allOf(prompt)).not.toContain('Keep this day')
  })

  it('a table is sorted by the columns it has', () => {
    const prompt = 'CSV viewer. User can open a CSV file. User can see a table. User can sort by any column.'
    expect(textOf(prompt, 'Table')).toMatch(/Sort by.*City.*Amount/)
  })

  it('what is calculated is no register of litres', () => {
    const prompt =
      'Calculate the seed for a lawn. User can enter the length, the width and the bags per row. User can see the bags needed.'
    expect(kindOf(prompt)).toBe('estimator')
  })

  it('squares one draws on are no places', () => {
    const prompt =
      'Pixel editor. User can see a grid of squares. User can pick a colour and click on squares to fill them. User can clear the canvas.'
    expect(allOf(prompt)).not.toMatch(/"Squares"|"Grid"|Linden square/)
  })

  it.each([
    ['Bank holidays. User can choose a country. User can see the free days of a year.', 'public-holidays'],
    ['Elevator simulation. User can call a lift. User can see where it is.', 'visualiser'],
    ['Virtual piano. User can play two octaves of keys. User can record.', 'play-keys'],
    ['Small diary in the browser. User can write an entry. User can see old entries.', 'journal'],
  ])('and so are these: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('a text game is read, with choices', () => {
    const prompt =
      'A text adventure. User can read what happens. User can choose what to do. User can save the game.'
    expect(textOf(prompt, 'Play')).toContain('What do you do?')
  })

  it('a number is guessed between two numbers, and asked by no quiz', () => {
    const prompt = 'Number guessing game. User can guess a number. User can see if it was too low.'
    expect(textOf(prompt, 'Play')).toContain('Too high')
  })

  it('a quotation by chance is no invoice', () => {
    const prompt =
      'Quote generator. User can see a random quotation with its author. User can press for another one.'
    expect(allOf(prompt)).not.toMatch(/invoice|€/i)
  })

  it('JSON is formatted, and converted from no table', () => {
    const prompt = 'JSON formatter. User can paste JSON. User can see it formatted. User can copy it.'
    expect(allOf(prompt)).toContain('Formatted')
    expect(allOf(prompt)).not.toContain('CSV')
  })

  it.each([
    ['Plagiarism check. User can paste an essay. User can see matching sentences.', 'plagiarism-check'],
    ['A vending machine simulator. User can insert coins. User can choose a drink.', 'gadget'],
    ['Traffic light simulation. User can set the green time. User can start it.', 'visualiser'],
    ['Fortune cookies. User can crack one. User can see a saying.', 'generator'],
  ])('nor is anything else taken for these: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('what a sale offers are products', () => {
    const prompt = 'A flash sale store. User can see deals. User can add a deal to the cart. User can pay.'
    expect(allOf(prompt)).not.toMatch(/Norrgard|flash sale,/i)
  })

  it('the name of the app is no button', () => {
    const prompt = 'Resume builder. User can enter work and skills. User can download the resume.'
    expect(allOf(prompt)).not.toContain('"Resume builder"')
  })

  it.each([
    ['Audio visualizer. User can choose a song. User can see bars move to it.', 'visualiser'],
    ['A shared pixel war. User can place a pixel. User can see the wall.', 'visualiser'],
    ['Word cloud generator. User can paste a text. User can see the cloud.', 'text-tool'],
    ['Hex viewer. User can open a file. User can see its bytes.', 'text-tool'],
    ['Reaction test. User can tap when it is green. User can see the time.', 'reaction-test'],
  ])('and no other thing is kept in these: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('the area of a roof is a number, and no address', () => {
    const prompt =
      'Solar calculator. User can enter the roof area and yearly use. User can see the power the panels make.'
    expect(textOf(prompt, 'Calculate')).toContain('Roof area')
    expect(allOf(prompt)).not.toContain('Linden lane')
  })
})
