import { walkComponents, type AppDocument, type ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const made = (prompt: string): AppDocument => generateApp({ prompt }).document
function screen({ screens }: AppDocument, name: RegExp): ComponentNode[] {
  const found = screens.find((each) => name.test(each.name))
  if (!found) throw new Error(`${name} is none of ${screens.map((each) => each.name).join(', ')}`)
  return [...walkComponents(found.components)]
}
const labels = (nodes: readonly ComponentNode[]) => nodes.map(({ label }) => label)
const text = (nodes: readonly ComponentNode[]) => JSON.stringify(nodes)

interface Item {
  title?: string
  subtitle?: string
  checked?: boolean
}
const itemsOf = (nodes: readonly ComponentNode[]): Item[] =>
  nodes.flatMap(({ type, properties }) =>
    type === 'list' && Array.isArray(properties.items) ? (properties.items as Item[]) : [],
  )

describe('what screens say is true of what they show', () => {
  it('the weather of one city stands with its condition, and the week is the one to come', () => {
    const app = made(
      'Weather for sailors: temperature and sky of my town by day or night, other towns to compare',
    )
    expect(labels(screen(app, /^Today$/))).toContain('Weather icon: partly cloudy')
    expect(text(screen(app, /^Cities$/))).not.toContain('Warmest this week')
    expect(itemsOf(screen(app, /^Week$/)).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Today', 'Friday', 'Wednesday']),
    )
  })

  it('who gives chooses how much and how it is paid, not what the charity is', () => {
    const app = made('Find charities that fit what I care about and give to them once or monthly')
    const give = screen(app, /^Give$/)
    expect(labels(give)).toEqual(expect.arrayContaining(['Amount', 'Monthly gift', 'Pay with', 'Give € 25']))
    expect(labels(give)).not.toContain('Country')
    expect(text(screen(app, /^Thank you$/))).toContain('€ 25 for Wells for Turkana.')
  })

  it('a card with several answers is one card, drawn at random where that is said', () => {
    const app = made(
      'Flashcards on any subject, shown at random, each with four possible answers to choose from',
    )
    expect(labels(screen(app, /^Question$/))).toEqual(expect.arrayContaining(['Shuffle', 'Check answer']))
    expect(labels(screen(app, /^New card$/))).toEqual(
      expect.arrayContaining(['Right answer', 'Wrong answers']),
    )
    expect(text(screen(app, /^Result$/))).not.toContain('You passed')
  })

  it('a task that is done is ticked on every list, and the page of a task is of one that is open', () => {
    const app = made('My to-dos: write them down, tick them off, see all tasks and those that are done')
    const done = (name: RegExp) =>
      itemsOf(screen(app, name))
        .filter(({ checked }) => checked)
        .map(({ title }) => title)
    expect(done(/^Today$/)).toHaveLength(2)
    expect(done(/^(?:All tasks|To-dos)$/)).toEqual(done(/^Today$/))
    expect(done(/^Today$/)).not.toContain('Answer the council')
  })

  it('people are listed with whether they are there, and the conversations with what was written', () => {
    const app = made('A chat for students: choose a nickname, write to the group, see who is online')
    const chats = itemsOf(screen(app, /^Chats$/))
    expect(chats.map(({ title }) => title)).toContain('Sunday crew')
    const written = chats.map(({ subtitle }) => subtitle)
    for (const { subtitle } of itemsOf(screen(app, /^People$/)))
      if (subtitle) expect(written).not.toContain(subtitle)
  })

  it('what is on another day is in no list of today’s hours', () => {
    const app = made('Calendar for my household: add events with a reminder, move them, get reminders')
    expect(text(screen(app, /^Week$/))).not.toContain('Grandma')
    expect(labels(screen(app, /^Event$|^Details$/))).not.toContain('Remind me')
  })

  it('a form for something new does not ask when it was made', () => {
    const app = made('Notes with the date they were created: write, change and delete them')
    expect(labels(screen(app, /note$/))).not.toContain('Date created')
  })

  it('a price stands on the cards of a catalogue, and an order that is paid is confirmed', () => {
    const app = made('Online shop: pick a product, put it into the cart and pay')
    expect(app.screens.map(({ name }) => name)).toContain('Order placed')
    expect(text(screen(app, /^Order placed$/))).toContain('3 items, € 215.00.')
  })

  it('a film to watch tonight is no watch, and finished tasks are no name of one', () => {
    expect(
      text(screen(made('Films worth seeing: what to watch tonight, with cast and reviews'), /^Movies$/)),
    ).not.toMatch(/wrist|Dress watch|Tonight's watch/)
    expect(labels(screen(made('Todo list with open and finished tasks'), /^New task$/))).toContain('Task')
  })

  it('a word is asked by its meaning, and a vote asks a question', () => {
    expect(
      text(screen(made('Learn words of Finnish with a quiz of four answers'), /^Question$/)),
    ).not.toContain('Which one is it?')
    const vote = screen(
      made('Our village votes on proposals of its people, each with costs and place'),
      /^Vote$/,
    )
    expect(labels(vote)).toContain('Which proposal do you choose?')
  })

  it('what one votes on is suggested from its list, and a till item can be changed', () => {
    const polls = made('Poll app for a reading group: members suggest games for the evening and vote on them')
    const header = screen(polls, /^Games$/)[0]
    expect(text(header ? [header] : [])).toContain('Suggest games')
    expect(text(header ? [header] : [])).not.toContain('Create poll')
    expect(
      text(
        screen(
          made('A till for a corner shop: ring up sales, print receipts, add items with number and price'),
          /^Item$/,
        ),
      ),
    ).toContain('Edit item')
  })
})
