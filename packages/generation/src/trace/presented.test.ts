import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../index.ts'

/** Every word an app shows, screen by screen. */
function shown(prompt: string): Record<string, string> {
  const { document } = generateApp({ prompt })
  return Object.fromEntries(
    document.screens.map((screen) => [
      screen.name,
      [...walkComponents(screen.components)]
        .map(({ label, properties }: ComponentNode) => `${label} ${JSON.stringify(properties)}`)
        .join('\n'),
    ]),
  )
}

const all = (prompt: string) => Object.values(shown(prompt)).join('\n')

describe('what a kind of app is for', () => {
  it.each([
    ['SSH client with saved servers and a terminal session', 'attic.example', 'Terminal session'],
    ['Click counter with plus and minus and a history of counts', 'Visitors', 'Minus '],
    ['Virtual queue for a hairdresser: place in line, wait time', 'Wait now', '18:30'],
    ['Track my job applications: company, role and how many replied', 'Replied', 'How many replied'],
    ['The battery temperature and charging speed of my phone', '28.6 °C', '21.4 °C'],
    ['Bake log for sourdough with a fold counter and a feeding reminder', 'Fold counter', '"64"'],
    ['Custody calendar of two parents with the kids, their shoe size and allergies', 'Shoe 33', 'Medium'],
    ['Chat with AI characters: a pirate, a detective, a coach', 'Pirate who', 'Since October'],
    ['Our village: notices of the council, room hire, lost and found', 'Keys with a red tag', '"12"'],
    ['Stamp album with catalogue numbers and what is missing', 'Michel 412', '"4"'],
  ])('is not added once more: %s', (prompt, own, added) => {
    const screens = all(prompt)
    expect(screens).toContain(own)
    expect(screens).not.toContain(added)
  })
})

describe('what the screens show by themselves', () => {
  it.each([
    ['A deck of vocabulary flashcards. User can see a single card and select an answer', ['Single card']],
    ['A chat app. User can send messages in a chat box with a send button', ['Chat box', '"Send messages"']],
    ['A podcast player with a personalized library of podcasts', ['Personalized library']],
    ['A store where one adds products to a shopping cart and purchases products', ['"Purchase products"']],
    ['An app that shows movies from a film API', ['Film API', 'Film api']],
    ['A shop shows the sales in a database', ['Database']],
  ])('gets no field, list or button: %s', (prompt, never) => {
    const text = all(prompt)
    for (const words of never) expect(text).not.toContain(words)
  })

  it('is called as the description calls it', () => {
    expect(all('A store with products, a shopping cart and purchase information')).toMatch(
      /Shopping cart[^]*Purchase information|Purchase information[^]*Shopping cart/,
    )
    expect(all('A quiz about rivers. User can select an answer and see the result')).toContain(
      'Select an answer',
    )
    expect(all('An app where users see a list of recipe names and cook them')).toMatch(
      /"\d+ recipes on the list"/,
    )
  })

  it('says how long a round took where it ends', () => {
    const { Result = '' } = shown(
      'A quiz on animals. At the end the user sees the time it took to finish the quiz and the score',
    )
    expect(Result).toContain('Time to finish')
  })
})

describe('what the trace says stands there', () => {
  const traceOf = (prompt: string) => {
    const { document, trace, unplaced } = generateApp({ prompt })
    const labels = new Map(
      document.screens.flatMap(({ components }) =>
        components.flatMap((each) =>
          [...walkComponents([each])].map(({ id, label }) => [id, label] as const),
        ),
      ),
    )
    return {
      unplaced,
      shown: trace.map(({ feature, componentIds }) => ({
        feature,
        labels: componentIds.map((id) => labels.get(id)),
      })),
    }
  }

  it('is no span of time where the minutes of a meeting are meant', () => {
    const { shown } = traceOf('Savings circle of our choir: contributions, meetings and meeting minutes')
    expect(shown).toContainEqual({ feature: 'Meeting minutes', labels: ['Meeting minutes'] })
  })

  it('is nothing where nothing is named', () => {
    const { shown, unplaced } = traceOf(
      'An app to keep a savings circle. Members see the list and the selected items. They pay contributions.',
    )
    expect(unplaced).not.toContain('Selected items')
    expect(shown.map(({ feature }) => feature)).not.toContain('Selected items')
  })

  it('is the list of what is named', () => {
    const { shown } = traceOf('A plant app. It shows multiple plants and their watering.')
    expect(shown).toContainEqual({ feature: 'Multiple plants', labels: ['Plants'] })
  })

  it('is a part where a machine does something for those who use the app', () => {
    const { shown } = traceOf(
      'Choir rehearsals with scores. After each rehearsal, an AI coach analyzes your voice and gives tips.',
    )
    expect(shown).toContainEqual({ feature: 'AI coach', labels: ['AI coach'] })
  })

  it('is no game where an app has one beside other things', () => {
    const { shown } = traceOf('Letter games for toddlers with stickers and a family circle')
    expect(shown).toContainEqual({ feature: 'Family circle', labels: ['Family circle'] })
  })

  it('is no tool for what is kept of its use and shown nowhere', () => {
    const { unplaced } = traceOf(
      'A row counter for knitters. User can tap to count rows. User can see the total time spent.',
    )
    expect(unplaced).toContain('Total time spent')
  })

  it('is those whose turn it is', () => {
    const { shown } = traceOf(
      'A dungeons and dragons campaign tracker with characters, dice and the turn order',
    )
    expect(shown).toContainEqual({ feature: 'Turn order', labels: ['Characters'] })
  })
})

describe('a second kind of app', () => {
  it('comes in only where its things are named', () => {
    const parking = all('An app to find free parking spaces in town and to pay for them by phone')
    expect(parking).not.toMatch(/\bbikes?\b/i)
    expect(all('A map of public drinking water fountains with ratings')).not.toMatch(/Drunk today|1\.48 l/)
  })
})

describe('what is worked out', () => {
  it('is entered nowhere', () => {
    const screens = shown('Stock app: add items with name, quantity and price, see the total value of all')
    const forms = Object.entries(screens).filter(([name]) => /^(?:Add|New)/.test(name))
    expect(forms.length).toBeGreaterThan(0)
    for (const [, text] of forms) expect(text).not.toContain('Total value')
    expect(Object.values(screens).join('\n')).toContain('Total value')
  })
})
