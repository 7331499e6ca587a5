import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'

const shown = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)
const said = (prompt: string) => understand(prompt).phrases.map(({ text }) => text)

describe('briefs of clients and owners', () => {
  it('who writes is listed nowhere', () => {
    expect(
      shown(
        "I'm a sailing teacher and want an app for my pupils. They book lessons and see what they owe. I want an overview of the next lessons.",
      ),
    ).not.toContain('Sailing teacher')
  })

  it('whole sentences on the look are no things, and give the colours', () => {
    const prompt =
      'An app for my sauna. Guests can book an hour and see prices. It should feel cosy, like a cabin, with sage green and gold. Nothing fancy, warm colours.'
    expect(shown(prompt)).not.toMatch(/cabin|fancy/i)
    expect(understand(prompt).style.colors.length).toBeGreaterThan(1)
  })

  it('states and goods told with commas are chosen from', () => {
    const { phrases } = understand(
      'Hut wardens see their huts with the status: dirty, in repair, ready. Guests pledge goods such as rice, oil or tea.',
    )
    expect(phrases.map(({ options }) => options)).toEqual(
      expect.arrayContaining([
        ['dirty', 'in repair', 'ready'],
        ['rice', 'oil', 'tea'],
      ]),
    )
  })

  it('when and how often something is done names nothing', () => {
    expect(
      said(
        'A rowing club app. Every Monday they do a check with weight. Once they are back, they can log the outing. Members meet for rides every Tuesday and Sunday.',
      ).join(' '),
    ).not.toMatch(/monday|tuesday|sunday|back/)
  })

  it('a wedding with a guest list is a wedding', () => {
    expect(
      generateApp({
        prompt:
          'I want an app to organize my wedding. I want to keep the guest list with who has answered and what they eat, plan the seating and have a checklist. Make it elegant with sage green and gold.',
      }).document.screens.map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['Guests', 'To do']))
  })

  it('a team of children plays no video games', () => {
    expect(
      shown(
        'We want an app for our football team of under-tens. Parents see the training times and matches and can offer lifts to away games.',
      ),
    ).not.toMatch(/ranked|dragon/i)
  })

  it('what a user does is no thing one keeps', () => {
    expect(
      generateApp({
        prompt:
          'We want to build an app for hay fever. The user chooses which pollen they react to. The app shows the count for their place, sends a warning when it is high, and they note their symptoms.',
      })
        .document.screens.map(({ name }) => name)
        .join(' '),
    ).not.toMatch(/chooses|sends/i)
  })
})
